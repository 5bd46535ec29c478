import { type PosterProps, Sheet } from '../../kit/Sheet.tsx';

export const Poster = ({ motto, label }: PosterProps) => (
  <Sheet label={label}>
    <rect width="250" height="330" fill="#A93A24" />
    <g transform="rotate(0 125 128)">
      <path
        d="M206.4 118.2L217.7 120.6L217.7 135.4L206.4 137.8L204 150.1L213.5 156.6L207.8 170.3L196.5 168.2L189.5 178.6L195.8 188.3L185.3 198.8L175.6 192.5L165.2 199.5L167.3 210.8L153.6 216.5L147.1 207L134.8 209.4L132.4 220.7L117.6 220.7L115.2 209.4L102.9 207L96.4 216.5L82.7 210.8L84.8 199.5L74.4 192.5L64.7 198.8L54.2 188.3L60.5 178.6L53.5 168.2L42.2 170.3L36.5 156.6L46 150.1L43.6 137.8L32.3 135.4L32.3 120.6L43.6 118.2L46 105.9L36.5 99.4L42.2 85.7L53.5 87.8L60.5 77.4L54.2 67.7L64.7 57.2L74.4 63.5L84.8 56.5L82.7 45.2L96.4 39.5L102.9 49L115.2 46.6L117.6 35.3L132.4 35.3L134.8 46.6L147.1 49L153.6 39.5L167.3 45.2L165.2 56.5L175.6 63.5L185.3 57.2L195.8 67.7L189.5 77.4L196.5 87.8L207.8 85.7L213.5 99.4L204 105.9z"
        fill="#17130F"
      />
      <circle cx="125" cy="128" r="74" fill="#F1E2C6" />
      <path d="M125 128L75.5 78.5A70 70 0 0 1 174.5 78.5z" fill="#F1E2C6" stroke="#17130F" strokeWidth="4" />
      <path d="M125 128L174.5 78.5A70 70 0 0 1 174.5 177.5z" fill="#E8B13A" stroke="#17130F" strokeWidth="4" />
      <path d="M125 128L174.5 177.5A70 70 0 0 1 75.5 177.5z" fill="#F1E2C6" stroke="#17130F" strokeWidth="4" />
      <path d="M125 128L75.5 177.5A70 70 0 0 1 75.5 78.5z" fill="#E8B13A" stroke="#17130F" strokeWidth="4" />
    </g>
    <g fill="#17130F" transform="translate(0 -10)">
      <path d="M113 110V92h5V84h4.5V74h5v10H132v8h5v18z" />
      <path d="M64 152l14-26 7 10 5-7 12 23z" />
      <path
        d="M138 131h40v3h-40zM156.5 122h3v32h-3zM140 134l7 14h-14zM176 134l7 14h-14zM150 154h16v4h-16z"
        transform="translate(36 20) scale(.83)"
      />
      <path d="M110 186l3-16 4 8 3-14 4 12h2l4-12 3 14 4-8 3 16-8 12h-14z" />
    </g>
    <circle cx="125" cy="128" r="17" fill="#17130F" />
    <path
      d="M125 115L128.2 123.6L137.4 124L130.1 129.7L132.6 138.5L125 133.4L117.4 138.5L119.9 129.7L112.6 124L121.8 123.6z"
      fill="#E8B13A"
    />
    <path
      d="M0 330V252h8v-46h9v46h8v-22h18v22h5v-58h8v58h8v-14l14-9v23h10v-16h30v16h12v-20l14-8v28h10v-14h18v14h8v-62h8v62h6v-28h9v28h6v-40h10v40h6v-12h22V330z"
      fill="#17130F"
    />
    <path d="M12 202c-4-12 8-16 2-30" fill="none" stroke="#17130F" strokeWidth="4.5" strokeLinecap="round" />
    <path d="M0 262H250V330H0z" fill="#17130F" />
    <path d="M-10 272l10-9h10l-10 9z" fill="#E8B13A" />
    <path d="M10 272l10-9h10l-10 9z" fill="#E8B13A" />
    <path d="M30 272l10-9h10l-10 9z" fill="#E8B13A" />
    <path d="M50 272l10-9h10l-10 9z" fill="#E8B13A" />
    <path d="M70 272l10-9h10l-10 9z" fill="#E8B13A" />
    <path d="M90 272l10-9h10l-10 9z" fill="#E8B13A" />
    <path d="M110 272l10-9h10l-10 9z" fill="#E8B13A" />
    <path d="M130 272l10-9h10l-10 9z" fill="#E8B13A" />
    <path d="M150 272l10-9h10l-10 9z" fill="#E8B13A" />
    <path d="M170 272l10-9h10l-10 9z" fill="#E8B13A" />
    <path d="M190 272l10-9h10l-10 9z" fill="#E8B13A" />
    <path d="M210 272l10-9h10l-10 9z" fill="#E8B13A" />
    <path d="M230 272l10-9h10l-10 9z" fill="#E8B13A" />
    <path d="M250 272l10-9h10l-10 9z" fill="#E8B13A" />
    <text
      x="125"
      y="315"
      textAnchor="middle"
      fontFamily="Saira Stencil One"
      fontSize="39"
      fill="#F1E2C6"
      textLength="216"
      lengthAdjust="spacingAndGlyphs"
    >
      51ST STATE
    </text>
    <g fill="#F1E2C6" opacity="0.3">
      <circle cx="239" cy="313" r="0.5" />
      <circle cx="23" cy="119" r="0.6" />
      <circle cx="184" cy="221" r="0.8" />
      <circle cx="63" cy="70" r="0.5" />
      <circle cx="145" cy="52" r="1.1" />
      <circle cx="160" cy="265" r="0.8" />
      <circle cx="136" cy="147" r="0.8" />
      <circle cx="225" cy="287" r="0.8" />
      <circle cx="116" cy="105" r="1.1" />
      <circle cx="106" cy="292" r="0.6" />
      <circle cx="140" cy="78" r="0.5" />
      <circle cx="44" cy="57" r="0.8" />
      <circle cx="250" cy="223" r="0.6" />
      <circle cx="249" cy="147" r="1.1" />
      <circle cx="184" cy="299" r="0.8" />
      <circle cx="197" cy="117" r="1.1" />
      <circle cx="40" cy="249" r="1.1" />
      <circle cx="164" cy="82" r="0.8" />
      <circle cx="231" cy="165" r="0.8" />
      <circle cx="165" cy="150" r="1.1" />
      <circle cx="88" cy="240" r="1.1" />
      <circle cx="122" cy="73" r="0.8" />
      <circle cx="204" cy="276" r="0.8" />
      <circle cx="193" cy="158" r="0.8" />
      <circle cx="239" cy="233" r="1.1" />
      <circle cx="78" cy="69" r="0.8" />
      <circle cx="234" cy="206" r="0.5" />
      <circle cx="196" cy="113" r="0.5" />
      <circle cx="227" cy="63" r="0.5" />
      <circle cx="15" cy="215" r="0.8" />
      <circle cx="148" cy="225" r="0.5" />
      <circle cx="189" cy="45" r="0.8" />
      <circle cx="61" cy="69" r="0.5" />
      <circle cx="106" cy="237" r="0.5" />
      <circle cx="14" cy="119" r="0.6" />
      <circle cx="168" cy="27" r="0.5" />
      <circle cx="6" cy="241" r="0.5" />
      <circle cx="93" cy="42" r="0.6" />
      <circle cx="184" cy="173" r="0.5" />
      <circle cx="96" cy="14" r="0.6" />
      <circle cx="38" cy="12" r="0.8" />
      <circle cx="235" cy="207" r="0.5" />
      <circle cx="72" cy="161" r="0.8" />
      <circle cx="112" cy="253" r="0.5" />
      <circle cx="226" cy="249" r="0.6" />
      <circle cx="118" cy="74" r="0.8" />
      <circle cx="210" cy="8" r="0.6" />
      <circle cx="130" cy="258" r="1.1" />
      <circle cx="129" cy="47" r="0.8" />
      <circle cx="65" cy="200" r="1.1" />
      <circle cx="163" cy="231" r="0.6" />
      <circle cx="168" cy="83" r="0.6" />
      <circle cx="40" cy="32" r="0.6" />
      <circle cx="127" cy="325" r="0.5" />
      <circle cx="249" cy="77" r="1.1" />
      <circle cx="18" cy="27" r="0.6" />
      <circle cx="156" cy="264" r="0.8" />
      <circle cx="64" cy="140" r="0.5" />
      <circle cx="38" cy="127" r="0.6" />
      <circle cx="28" cy="239" r="0.6" />
      <path d="M25 7l-2 -4" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M54 172l13 2" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M77 212l-3 5" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M227 318l11 1" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M128 192l-13 1" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M232 192l-10 5" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M201 121l-9 4" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M92 228l7 -1" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M5 226l-10 -4" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M76 277l-15 2" stroke="#F1E2C6" strokeWidth=".6" />
    </g>
    <rect x="8" y="8" width="234" height="314" fill="none" stroke="#F1E2C6" strokeWidth="1.2" />
    <path d="M8 28H242" stroke="#F1E2C6" strokeWidth="1.2" />
    <text
      x="14"
      y="22.5"
      fontFamily="Barlow Condensed"
      fontWeight="700"
      fontSize="12"
      letterSpacing="1.3"
      fill="#F1E2C6"
    >
      FM 51-14
    </text>
    <text
      x="236"
      y="22.5"
      textAnchor="end"
      fontFamily="Barlow Condensed"
      fontWeight="700"
      fontSize="12"
      letterSpacing="1.3"
      fill="#F1E2C6"
    >
      {motto}
    </text>
  </Sheet>
);
