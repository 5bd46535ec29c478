import { DataFault } from './data-fault.ts';

/** What is asked of the data, unless it does not answer for so many milliseconds. */
export async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DataFault('stuck')), ms);
  });
  asked.catch(() => {});
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
