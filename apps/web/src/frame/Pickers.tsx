import { LANGS } from '@ashtown/engine';
import { useTheme } from '../settings/apply.ts';
import { change, useLang } from '../settings/settings.ts';
import { LANGUAGE_NAMES, useText } from '../text/index.ts';
import { Choice } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';

export function LanguagePicker() {
  const { common } = useText();
  const options = LANGS.map((lang) => ({
    value: lang,
    text: lang.toUpperCase(),
    label: `${lang.toUpperCase()} ${LANGUAGE_NAMES[lang]}`,
    lang,
  }));
  return <Choice label={common.language} value={useLang()} options={options} onChange={(lang) => change({ lang })} />;
}

/** Two buttons; that the theme can follow the system is said in the settings. */
export function ThemePicker() {
  const { common } = useText();
  const { night, ash } = common.themes;
  const options = [
    { value: 'night', text: <Face icon="moon" name={night} />, label: night },
    { value: 'ash', text: <Face icon="sun" name={ash} />, label: ash },
  ] as const;
  return <Choice label={common.theme} value={useTheme()} options={options} onChange={(theme) => change({ theme })} />;
}

const Face = ({ icon, name }: { icon: 'moon' | 'sun'; name: string }) => (
  <>
    <Icon name={icon} size={15} />
    <span className="wide-only">{name}</span>
  </>
);
