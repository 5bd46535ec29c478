import { type PosterProps, Sheet } from '../../kit/Sheet.tsx';

export const Poster = ({ motto, label }: PosterProps) => (
  <Sheet label={label}>
    <rect width="250" height="330" fill="#2B5478" />
    <path d="M20 300L-36 0 46 0zM232 300L170 0 268 0zM70 300L90 0 136 0z" fill="#4A7BA3" />
    <circle cx="186" cy="84" r="34" fill="#F5C542" />
    <path
      d="M0 330V211h19V205h20V236h15V225h15V205h23V181h22V173h14V194h20V183h15V203h15V171h20V175h23V205h17V204h14V330z"
      fill="#1B3853"
    />
    <g fill="#101C2A">
      <path d="M125 330C70 330 44 300 40 262c-12-2-22-14-24-32-1-12 3-30 8-40l-4-16 8 8 2-14 8 12 6-12 3 15 9-4-4 13c-2 12-6 20-6 30 6-10 12-16 22-19 4-2 6-8 8-14-7-9-12-22-12-38 0-3 0-6 .5-9L50 116c10 2 16 4 20 8 3-9 7-16 13-21L74 76c14 8 22 16 26 22 8-3 16-4 25-4s17 1 25 4c4-6 12-14 26-22l-9 27c6 5 10 12 13 21 4-4 10-6 20-8l-14.5 26c.5 3 .5 6 .5 9 0 16-5 29-12 38 2 6 4 12 8 14 30 10 44 40 46 77v70z" />
    </g>
    <g fill="#F5C542">
      <path d="M88 132l28 10c-2 11-22 12-28-10zM162 132l-28 10c2 11 22 12 28-10z" />
    </g>
    <path d="M104 136l5 2-1 7-4-2zM146 136l-5 2 1 7 4-2z" fill="#101C2A" />
    <path d="M96 168h58l-4 8-5-6-5 9-6-9-5 8h-8l-5-8-6 9-5-9-5 6z" fill="#F1E2C6" />
    <path d="M114 154l5-3v5zM136 154l-5-3v5z" fill="#F5C542" />
    <path d="M20 174l2.5 10 4-3zM30 168l-1 11 5.5-1zM44 168l-3 10 5.5 1zM56 179l-7 5 4 4z" fill="#F1E2C6" />
    <path d="M100 214q25 14 50 0M96 230q29 15 58 0" fill="none" stroke="#2B5478" strokeWidth="4" />
    <path d="M0 330V232h26V330z" fill="#0A121C" />
    <rect x="11" y="239" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="18" y="239" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="11" y="248" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="18" y="248" width="3.5" height="4.5" fill="#F5C542" />
    <path d="M26 330V204h22V330z" fill="#0A121C" />
    <path d="M32 204v-10h3.5v-16h3v16h3.5v10z" fill="#0A121C" />
    <rect x="37" y="211" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="37" y="220" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="30" y="229" width="3.5" height="4.5" fill="#F5C542" />
    <path d="M48 330V250h30V330z" fill="#0A121C" />
    <rect x="59" y="257" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="66" y="257" width="3.5" height="4.5" fill="#F5C542" />
    <path d="M78 330V228h26V330z" fill="#0A121C" />
    <rect x="82" y="235" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="96" y="235" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="82" y="244" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="96" y="244" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="96" y="253" width="3.5" height="4.5" fill="#F5C542" />
    <path d="M104 330V246h34V330z" fill="#0A121C" />
    <rect x="115" y="253" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="122" y="253" width="3.5" height="4.5" fill="#F5C542" />
    <path d="M138 330V222h24V330z" fill="#0A121C" />
    <rect x="156" y="229" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="142" y="247" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="149" y="247" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="149" y="256" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="156" y="256" width="3.5" height="4.5" fill="#F5C542" />
    <path d="M162 330V244h30V330z" fill="#0A121C" />
    <rect x="166" y="251" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="180" y="251" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="173" y="260" width="3.5" height="4.5" fill="#F5C542" />
    <path d="M192 330V198h22V330z" fill="#0A121C" />
    <path d="M198 198v-10h3.5v-16h3v16h3.5v10z" fill="#0A121C" />
    <rect x="196" y="223" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="196" y="232" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="203" y="241" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="196" y="250" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="196" y="259" width="3.5" height="4.5" fill="#F5C542" />
    <path d="M214 330V226h36V330z" fill="#0A121C" />
    <rect x="225" y="233" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="232" y="233" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="239" y="233" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="218" y="242" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="232" y="251" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="239" y="251" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="218" y="260" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="225" y="260" width="3.5" height="4.5" fill="#F5C542" />
    <rect x="239" y="260" width="3.5" height="4.5" fill="#F5C542" />
    <g fill="#F1E2C6">
      <path
        d="M0-13c1.5 0 2 3 2 6l9 8v3l-9-3-.5 4 3 3v2l-4.5-1-4.5 1v-2l3-3-.5-4-9 3V1l9-8c0-3 .5-6 2-6z"
        transform="translate(36 66) rotate(58) scale(1.05)"
      />
      <path
        d="M0-13c1.5 0 2 3 2 6l9 8v3l-9-3-.5 4 3 3v2l-4.5-1-4.5 1v-2l3-3-.5-4-9 3V1l9-8c0-3 .5-6 2-6z"
        transform="translate(222 136) rotate(-66) scale(.8)"
      />
    </g>
    <path d="M48 74l26 16M54 68l22 13" stroke="#F1E2C6" strokeWidth="1.6" strokeDasharray="6 4" />
    <rect x="0" y="258" width="250" height="72" fill="#0A121C" />
    <text
      x="125"
      y="285"
      textAnchor="middle"
      fontFamily="Saira Stencil One"
      fontSize="26"
      fill="#F5C542"
      textLength="212"
      lengthAdjust="spacingAndGlyphs"
    >
      KING OF
    </text>
    <text
      x="125"
      y="315"
      textAnchor="middle"
      fontFamily="Saira Stencil One"
      fontSize="33"
      fill="#F1E2C6"
      textLength="212"
      lengthAdjust="spacingAndGlyphs"
    >
      NEW YORK
    </text>
    <g fill="#F1E2C6" opacity="0.25">
      <circle cx="156" cy="245" r="0.5" />
      <circle cx="210" cy="256" r="0.6" />
      <circle cx="162" cy="297" r="0.5" />
      <circle cx="93" cy="287" r="1.1" />
      <circle cx="136" cy="189" r="0.5" />
      <circle cx="183" cy="135" r="0.6" />
      <circle cx="229" cy="253" r="0.6" />
      <circle cx="190" cy="24" r="1.1" />
      <circle cx="32" cy="1" r="0.5" />
      <circle cx="52" cy="71" r="0.6" />
      <circle cx="218" cy="95" r="0.6" />
      <circle cx="135" cy="224" r="0.6" />
      <circle cx="45" cy="320" r="0.6" />
      <circle cx="242" cy="295" r="0.8" />
      <circle cx="5" cy="137" r="0.6" />
      <circle cx="66" cy="110" r="0.5" />
      <circle cx="149" cy="234" r="0.5" />
      <circle cx="77" cy="270" r="1.1" />
      <circle cx="174" cy="61" r="1.1" />
      <circle cx="176" cy="19" r="0.5" />
      <circle cx="237" cy="118" r="1.1" />
      <circle cx="5" cy="260" r="0.8" />
      <circle cx="94" cy="278" r="1.1" />
      <circle cx="12" cy="60" r="0.6" />
      <circle cx="30" cy="81" r="1.1" />
      <circle cx="86" cy="117" r="0.8" />
      <circle cx="194" cy="36" r="0.8" />
      <circle cx="215" cy="12" r="0.5" />
      <circle cx="52" cy="169" r="0.8" />
      <circle cx="230" cy="112" r="0.5" />
      <circle cx="78" cy="105" r="0.6" />
      <circle cx="200" cy="207" r="0.8" />
      <circle cx="249" cy="53" r="0.5" />
      <circle cx="20" cy="198" r="1.1" />
      <circle cx="8" cy="244" r="0.8" />
      <circle cx="207" cy="150" r="1.1" />
      <circle cx="36" cy="323" r="0.5" />
      <circle cx="200" cy="110" r="0.6" />
      <circle cx="33" cy="241" r="0.6" />
      <circle cx="158" cy="260" r="0.5" />
      <circle cx="42" cy="123" r="0.5" />
      <circle cx="211" cy="97" r="1.1" />
      <circle cx="231" cy="205" r="0.6" />
      <circle cx="244" cy="150" r="1.1" />
      <circle cx="172" cy="105" r="0.8" />
      <circle cx="73" cy="133" r="0.6" />
      <circle cx="28" cy="271" r="0.6" />
      <circle cx="157" cy="165" r="0.8" />
      <circle cx="45" cy="162" r="0.8" />
      <circle cx="16" cy="262" r="0.8" />
      <circle cx="174" cy="219" r="0.8" />
      <circle cx="91" cy="232" r="0.8" />
      <circle cx="209" cy="87" r="0.8" />
      <circle cx="239" cy="112" r="0.6" />
      <circle cx="145" cy="4" r="0.8" />
      <circle cx="81" cy="90" r="0.8" />
      <circle cx="204" cy="214" r="0.8" />
      <circle cx="87" cy="213" r="1.1" />
      <circle cx="88" cy="278" r="1.1" />
      <circle cx="244" cy="316" r="0.6" />
      <path d="M132 55l7 2" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M71 26l10 -3" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M154 309l10 -1" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M156 256l1 -5" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M49 194l-5 -2" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M190 60l-14 2" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M245 55l-8 -4" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M79 60l-4 3" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M9 154l8 5" stroke="#F1E2C6" strokeWidth=".6" />
      <path d="M153 195l-1 0" stroke="#F1E2C6" strokeWidth=".6" />
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
      FM 10-20
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
