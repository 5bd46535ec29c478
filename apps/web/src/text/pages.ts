export interface PageWords {
  credits: {
    title: string;
    drawings: { title: string; text: string };
    fonts: { title: string; text: string; licence: string };
    names: { title: string; text: string };
    code: { title: string; text: string };
    fair: { title: string; text: string };
  };
  nowhere: { title: string; text: string; home: string };
  local: { gone: { title: string; text: string }; twice: { title: string; text: string } };
  join: { title: string; looking: string };
  table: { refused: string };
}
