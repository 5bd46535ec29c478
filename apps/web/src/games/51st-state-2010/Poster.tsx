import { type PosterProps, Sheet } from '../../kit/Sheet.tsx';

export const Poster = ({ motto, label }: PosterProps) => (
  <Sheet label={label}>
    <rect width="250" height="330" fill="#D8A03B" />
    <defs>
      <clipPath id="p1s">
        <path d="M0 100H250V158H0zM0 162H250V173H0zM0 178H250V187H0zM0 193H250V200H0zM0 206H250V211H0z" />
      </clipPath>
    </defs>
    <circle cx="125" cy="192" r="66" fill="#D9481A" clipPath="url(#p1s)" />
    <path d="M0 214V186l20-3 5-13h34l7 15 22 5 10 24zM250 214V176l-14-4-6-16h-40l-8 20-20 6-10 32z" fill="#17130F" />
    <path d="M0 214H250V330H0z" fill="#B67F26" />
    <path d="M121 214h8L224 330H26z" fill="#17130F" />
    <path d="M124.4 218h1.2L126.5 222h-3z" fill="#F1E2C6" />
    <path d="M123.5 226h3L127.4 235.2h-4.8z" fill="#F1E2C6" />
    <path d="M122.6 242.2h4.8L128.3 256.6h-6.6z" fill="#F1E2C6" />
    <path d="M121.7 266.6h6.6L129.2 286.2h-8.4z" fill="#F1E2C6" />
    <path d="M120.8 299.2h8.4L130.1 324h-10.2z" fill="#F1E2C6" />
    <path d="M30 134V236" stroke="#17130F" strokeWidth="4" />
    <path d="M12 144h36M16 154h28" stroke="#17130F" strokeWidth="2.8" />
    <path d="M66 158V226" stroke="#17130F" strokeWidth="2.6" />
    <path d="M54.3 164.5h23.400000000000002M56.9 171h18.2" stroke="#17130F" strokeWidth="1.8" />
    <path d="M90 172V220" stroke="#17130F" strokeWidth="1.8" />
    <path d="M81.9 176.5h16.2M83.7 181h12.6" stroke="#17130F" strokeWidth="1.3" />
    <path d="M105 188V217" stroke="#17130F" strokeWidth="1.2" />
    <path d="M99.6 191h10.799999999999999M100.8 194h8.4" stroke="#17130F" strokeWidth="0.8" />
    <path d="M12 144Q48 166 54.3 164.5" fill="none" stroke="#17130F" strokeWidth=".8" />
    <path d="M48 144Q48 166 77.7 164.5" fill="none" stroke="#17130F" strokeWidth=".8" />
    <path d="M54.3 164.5Q78 180 81.9 176.5" fill="none" stroke="#17130F" strokeWidth=".8" />
    <path d="M77.7 164.5Q78 180 98.1 176.5" fill="none" stroke="#17130F" strokeWidth=".8" />
    <path d="M81.9 176.5Q97.5 196 99.6 191" fill="none" stroke="#17130F" strokeWidth=".8" />
    <path d="M98.1 176.5Q97.5 196 110.4 191" fill="none" stroke="#17130F" strokeWidth=".8" />
    <g transform="translate(186 236)">
      <path d="M0 52V92" stroke="#17130F" strokeWidth="5" />
      <path
        d="M-31-30c8 4 14 3 20-2 6 4 16 4 22 0 6 5 12 6 20 2 5 12 6 18 6 26 0 28-16 42-37 54-21-12-37-26-37-54 0-8 1-14 6-26z"
        fill="#F1E2C6"
        stroke="#D8A03B"
        strokeWidth="10"
      />
      <path
        d="M-31-30c8 4 14 3 20-2 6 4 16 4 22 0 6 5 12 6 20 2 5 12 6 18 6 26 0 28-16 42-37 54-21-12-37-26-37-54 0-8 1-14 6-26z"
        fill="#F1E2C6"
        stroke="#17130F"
        strokeWidth="4"
      />
      <path d="M-35-6h70" stroke="#17130F" strokeWidth="3" />
      <text
        x="0"
        y="-12"
        textAnchor="middle"
        fontFamily="Barlow Condensed"
        fontWeight="700"
        fontSize="11.5"
        letterSpacing="1.4"
        fill="#17130F"
      >
        STATE
      </text>
      <text x="0" y="32" textAnchor="middle" fontFamily="Saira Stencil One" fontSize="39" fill="#D9481A">
        51
      </text>
    </g>
    <path
      d="M200 128c6-6 12-5 15 0 3-5 9-6 15 0-6-2-11 0-15 5-4-5-9-7-15-5zM32 130c3-3 7-3 9 0 2-3 6-3 9 0-4-1-7 0-9 3-2-3-5-4-9-3z"
      fill="#17130F"
    />
    <text
      x="125"
      y="73"
      textAnchor="middle"
      fontFamily="Saira Stencil One"
      fontSize="45"
      fill="#17130F"
      textLength="214"
      lengthAdjust="spacingAndGlyphs"
    >
      51ST
    </text>
    <text
      x="125"
      y="112"
      textAnchor="middle"
      fontFamily="Saira Stencil One"
      fontSize="45"
      fill="#17130F"
      textLength="214"
      lengthAdjust="spacingAndGlyphs"
    >
      STATE
    </text>
    <g fill="#F1E2C6" opacity="0.28">
      <circle cx="34" cy="280" r="0.5" />
      <circle cx="64" cy="163" r="1.1" />
      <circle cx="118" cy="125" r="0.6" />
      <circle cx="23" cy="9" r="1.1" />
      <circle cx="108" cy="252" r="0.5" />
      <circle cx="174" cy="88" r="0.6" />
      <circle cx="148" cy="34" r="0.8" />
      <circle cx="8" cy="8" r="0.5" />
      <circle cx="235" cy="126" r="0.6" />
      <circle cx="242" cy="240" r="0.6" />
      <circle cx="191" cy="310" r="0.6" />
      <circle cx="86" cy="223" r="1.1" />
      <circle cx="238" cy="306" r="1.1" />
      <circle cx="209" cy="184" r="0.5" />
      <circle cx="46" cy="328" r="0.8" />
      <circle cx="30" cy="110" r="1.1" />
      <circle cx="127" cy="300" r="0.6" />
      <circle cx="76" cy="194" r="1.1" />
      <circle cx="212" cy="167" r="0.5" />
      <circle cx="120" cy="245" r="1.1" />
      <circle cx="104" cy="57" r="0.8" />
      <circle cx="22" cy="219" r="0.5" />
      <circle cx="195" cy="172" r="1.1" />
      <circle cx="93" cy="242" r="1.1" />
      <circle cx="11" cy="232" r="1.1" />
      <circle cx="162" cy="56" r="0.6" />
      <circle cx="246" cy="254" r="0.6" />
      <circle cx="101" cy="113" r="0.8" />
      <circle cx="115" cy="89" r="0.5" />
      <circle cx="96" cy="283" r="0.6" />
      <circle cx="130" cy="185" r="1.1" />
      <circle cx="237" cy="159" r="0.8" />
      <circle cx="142" cy="66" r="1.1" />
      <circle cx="121" cy="118" r="0.8" />
      <circle cx="0" cy="178" r="0.8" />
      <circle cx="115" cy="9" r="0.6" />
      <circle cx="159" cy="182" r="0.6" />
      <circle cx="215" cy="263" r="0.8" />
      <circle cx="8" cy="311" r="0.5" />
      <circle cx="21" cy="6" r="0.5" />
      <circle cx="189" cy="93" r="0.8" />
      <circle cx="27" cy="206" r="0.8" />
      <circle cx="73" cy="55" r="0.8" />
      <circle cx="132" cy="55" r="0.8" />
      <circle cx="162" cy="97" r="0.8" />
      <circle cx="124" cy="38" r="0.8" />
      <circle cx="97" cy="139" r="0.6" />
      <circle cx="65" cy="84" r="0.6" />
      <circle cx="241" cy="142" r="0.5" />
      <circle cx="56" cy="131" r="0.5" />
      <circle cx="180" cy="53" r="1.1" />
      <circle cx="136" cy="73" r="1.1" />
      <circle cx="56" cy="214" r="1.1" />
      <circle cx="169" cy="265" r="1.1" />
      <circle cx="15" cy="99" r="0.6" />
      <circle cx="219" cy="101" r="0.5" />
      <circle cx="78" cy="310" r="0.6" />
      <circle cx="104" cy="83" r="0.5" />
      <circle cx="140" cy="281" r="0.6" />
      <circle cx="241" cy="188" r="0.6" />
      <path d="M207 287l16 -5" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M94 114l-3 4" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M169 143l-4 2" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M26 220l2 3" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M125 107l9 -1" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M5 66l4 4" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M196 112l-3 -1" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M169 276l6 5" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M134 253l-1 -4" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M181 28l-6 -3" stroke="#F1E2C6" strokeWidth=".6" />
    </g>
    <g fill="#17130F" opacity="0.3">
      <circle cx="113" cy="185" r="1.1" />
      <circle cx="113" cy="282" r="0.6" />
      <circle cx="46" cy="169" r="0.6" />
      <circle cx="24" cy="100" r="0.5" />
      <circle cx="135" cy="294" r="0.5" />
      <circle cx="149" cy="131" r="1.1" />
      <circle cx="163" cy="203" r="0.6" />
      <circle cx="156" cy="274" r="0.5" />
      <circle cx="15" cy="63" r="0.6" />
      <circle cx="150" cy="257" r="0.8" />
      <circle cx="110" cy="278" r="0.6" />
      <circle cx="160" cy="165" r="0.5" />
      <circle cx="114" cy="92" r="0.5" />
      <circle cx="177" cy="104" r="0.6" />
      <circle cx="128" cy="10" r="0.5" />
      <circle cx="100" cy="279" r="1.1" />
      <circle cx="17" cy="6" r="0.5" />
      <circle cx="53" cy="306" r="0.5" />
      <circle cx="117" cy="324" r="1.1" />
      <circle cx="105" cy="187" r="0.6" />
      <circle cx="195" cy="89" r="0.5" />
      <circle cx="78" cy="5" r="1.1" />
      <circle cx="190" cy="39" r="0.6" />
      <circle cx="177" cy="4" r="1.1" />
      <circle cx="199" cy="59" r="0.6" />
      <circle cx="112" cy="63" r="0.6" />
      <circle cx="105" cy="127" r="1.1" />
      <circle cx="105" cy="70" r="0.8" />
      <circle cx="216" cy="322" r="0.8" />
      <circle cx="249" cy="6" r="0.6" />
      <circle cx="99" cy="282" r="0.5" />
      <circle cx="11" cy="48" r="1.1" />
      <circle cx="65" cy="255" r="0.8" />
      <circle cx="208" cy="127" r="0.5" />
      <circle cx="23" cy="192" r="0.6" />
      <circle cx="4" cy="122" r="1.1" />
      <circle cx="32" cy="194" r="0.6" />
      <circle cx="217" cy="60" r="0.6" />
      <circle cx="78" cy="75" r="0.6" />
      <circle cx="181" cy="52" r="0.6" />
      <path d="M172 128l14 4" stroke="#17130F" strokeWidth=".6" />
      <path d="M20 16l-10 -5" stroke="#17130F" strokeWidth=".6" />
      <path d="M128 84l9 -1" stroke="#17130F" strokeWidth=".6" />
      <path d="M105 299l15 -1" stroke="#17130F" strokeWidth=".6" />
      <path d="M130 307l-12 -3" stroke="#17130F" strokeWidth=".6" />
      <path d="M57 185l-12 -1" stroke="#17130F" strokeWidth=".6" />
    </g>
    <rect x="8" y="8" width="234" height="314" fill="none" stroke="#17130F" strokeWidth="1.2" />
    <path d="M8 28H242" stroke="#17130F" strokeWidth="1.2" />
    <text
      x="14"
      y="22.5"
      fontFamily="Barlow Condensed"
      fontWeight="700"
      fontSize="12"
      letterSpacing="1.3"
      fill="#17130F"
    >
      FM 51-10
    </text>
    <text
      x="236"
      y="22.5"
      textAnchor="end"
      fontFamily="Barlow Condensed"
      fontWeight="700"
      fontSize="12"
      letterSpacing="1.3"
      fill="#17130F"
    >
      {motto}
    </text>
  </Sheet>
);
