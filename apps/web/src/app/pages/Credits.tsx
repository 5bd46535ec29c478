import { Frame } from '../../frame/Frame.tsx';
import barlow from '../../style/fonts/OFL-barlow.txt?url';
import barlowCondensed from '../../style/fonts/OFL-barlow-condensed.txt?url';
import saira from '../../style/fonts/OFL-saira-stencil-one.txt?url';
import { useText } from '../../text/index.ts';
import { Plate } from '../../ui/Plate.tsx';
import { Title } from '../../ui/Title.tsx';
import style from './pages.module.css';

const LICENCES = [
  ['Saira Stencil One', saira],
  ['Barlow', barlow],
  ['Barlow Condensed', barlowCondensed],
] as const;

export function Credits() {
  const { credits } = useText().pages;
  return (
    <Frame at="credits">
      <Title page={credits.title} className={style.title} />
      <div className={style.grid}>
        {(['names', 'drawings', 'fonts', 'fair', 'code'] as const).map((part) => (
          <Plate as="section" key={part} className={style.part} aria-labelledby={`credits-${part}`}>
            <h2 id={`credits-${part}`} className="display">
              {credits[part].title}
            </h2>
            <p>{credits[part].text}</p>
            {part === 'fonts' && (
              <ul className={style.links}>
                {LICENCES.map(([name, url]) => (
                  <li key={name}>
                    <a className="plain" href={url} lang="en">
                      {name}: {credits.fonts.licence}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </Plate>
        ))}
      </div>
    </Frame>
  );
}
