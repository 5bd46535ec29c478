import { type PosterProps, Sheet } from '../../kit/Sheet.tsx';

export const Poster = ({ motto, label }: PosterProps) => (
  <Sheet label={label}>
    <rect width="250" height="330" fill="#10211D" />
    <path d="M-13 261V150A138 142.5 0 0 1 263 150V261z" fill="#16302A" />
    <path d="M-13 261V150A138 142.5 0 0 1 263 150V261" fill="none" stroke="#10211D" strokeWidth="5" />
    <path d="M28.4 233.1V155.4A96.6 99.8 0 0 1 221.6 155.4V233.1z" fill="#1C3D35" />
    <path d="M28.4 233.1V155.4A96.6 99.8 0 0 1 221.6 155.4V233.1" fill="none" stroke="#10211D" strokeWidth="3.9" />
    <path d="M57.4 213.6V159.2A67.6 69.8 0 0 1 192.6 159.2V213.6z" fill="#245045" />
    <path d="M57.4 213.6V159.2A67.6 69.8 0 0 1 192.6 159.2V213.6" fill="none" stroke="#10211D" strokeWidth="3" />
    <path d="M77.7 199.9V161.8A47.3 48.9 0 0 1 172.3 161.8V199.9z" fill="#2E6657" />
    <path d="M77.7 199.9V161.8A47.3 48.9 0 0 1 172.3 161.8V199.9" fill="none" stroke="#10211D" strokeWidth="2.4" />
    <path d="M91.9 190.3V163.7A33.1 34.2 0 0 1 158.1 163.7V190.3z" fill="#3B836F" />
    <path d="M91.9 190.3V163.7A33.1 34.2 0 0 1 158.1 163.7V190.3" fill="none" stroke="#10211D" strokeWidth="1.9" />
    <path d="M101.8 183.6V165A23.2 23.9 0 0 1 148.2 165V183.6z" fill="#57AB90" />
    <circle cx="125" cy="162" r="21" fill="#F4C95D" />
    <path d="M151 162L183 162" stroke="#F4C95D" strokeWidth="1.6" />
    <path d="M150.1 168.7L163.6 172.4" stroke="#F4C95D" strokeWidth="1.6" />
    <path d="M99.9 168.7L86.4 172.4" stroke="#F4C95D" strokeWidth="1.6" />
    <path d="M99 162L67 162" stroke="#F4C95D" strokeWidth="1.6" />
    <path d="M99.9 155.3L86.4 151.6" stroke="#F4C95D" strokeWidth="1.6" />
    <path d="M102.5 149L74.8 133" stroke="#F4C95D" strokeWidth="1.6" />
    <path d="M106.6 143.6L96.7 133.7" stroke="#F4C95D" strokeWidth="1.6" />
    <path d="M112 139.5L96 111.8" stroke="#F4C95D" strokeWidth="1.6" />
    <path d="M118.3 136.9L114.6 123.4" stroke="#F4C95D" strokeWidth="1.6" />
    <path d="M125 136L125 104" stroke="#F4C95D" strokeWidth="1.6" />
    <path d="M131.7 136.9L135.4 123.4" stroke="#F4C95D" strokeWidth="1.6" />
    <path d="M138 139.5L154 111.8" stroke="#F4C95D" strokeWidth="1.6" />
    <path d="M143.4 143.6L153.3 133.7" stroke="#F4C95D" strokeWidth="1.6" />
    <path d="M147.5 149L175.2 133" stroke="#F4C95D" strokeWidth="1.6" />
    <path d="M150.1 155.3L163.6 151.6" stroke="#F4C95D" strokeWidth="1.6" />
    <path d="M0 330V262L113 186h24L250 262V330z" fill="#0B1614" />
    <path d="M120 190h10" stroke="#2E6657" strokeWidth="1" />
    <path d="M119.1 191.4h11.9" stroke="#2E6657" strokeWidth="1.1" />
    <path d="M116.5 195.2h17" stroke="#2E6657" strokeWidth="1.3" />
    <path d="M112.4 201.2h25.2" stroke="#2E6657" strokeWidth="1.6" />
    <path d="M106.8 209.3h36.3" stroke="#2E6657" strokeWidth="2.1" />
    <path d="M99.9 219.5h50.2" stroke="#2E6657" strokeWidth="2.6" />
    <path d="M91.6 231.7h66.8" stroke="#2E6657" strokeWidth="3.3" />
    <path d="M81.9 245.9h86.2" stroke="#2E6657" strokeWidth="4" />
    <path d="M70.9 262h108.2" stroke="#2E6657" strokeWidth="4.9" />
    <path d="M58.6 280h132.8" stroke="#2E6657" strokeWidth="5.9" />
    <path d="M45 300h160" stroke="#2E6657" strokeWidth="7" />
    <path d="M121 186L52 330h9L122.5 186zM129 186L198 330h-9L127.5 186z" fill="#8FE3B8" />
    <g transform="translate(125 140)" fill="#08110F">
      <path d="M0-20c8 0 12 6 12 14 0 5-1 9-3 12 9 2 15 7 17 17l6 36-7 3-6-20 2 26-2 42H8L3 76h-6l-5 34h-11l-2-42 2-26-6 20-7-3 6-36c2-10 8-15 17-17-2-3-3-7-3-12 0-8 4-14 12-14z" />
      <path d="M10 4l26 66-4 2L6 8z" />
    </g>
    <g transform="translate(125 134)">
      <circle cx="-4.4" cy="0" r="3.3" fill="#8FE3B8" />
      <circle cx="4.4" cy="0" r="3.3" fill="#8FE3B8" />
      <path d="M-3.5 6.5h7v5h-7z" fill="none" stroke="#8FE3B8" strokeWidth="1.3" />
      <path d="M-13 24l13 7 13-7M-12 44h24" stroke="#2E6657" strokeWidth="1.5" fill="none" />
    </g>
    <path d="M96 198v8M91 206h10l2 13H89z" stroke="#08110F" strokeWidth="2" fill="#F4C95D" />
    <path d="M22 44V92l14 14v30" fill="none" stroke="#E2472F" strokeWidth="4" />
    <g fill="#10211D" stroke="#E2472F" strokeWidth="3">
      <circle cx="22" cy="46" r="4.5" />
      <circle cx="22" cy="68" r="4.5" />
      <circle cx="22" cy="90" r="4.5" />
    </g>
    <circle cx="36" cy="132" r="6" fill="#F4C95D" stroke="#10211D" strokeWidth="2" />
    <path d="M0 250H250V330H0z" fill="#0B1614" opacity=".0" />
    <rect x="0" y="318" width="250" height="12" fill="#10211D" />
    <rect x="8" y="250" width="234" height="72" fill="#8FE3B8" />
    <text
      x="125"
      y="283"
      textAnchor="middle"
      fontFamily="Saira Stencil One"
      fontSize="34"
      fill="#0B1614"
      textLength="212"
      lengthAdjust="spacingAndGlyphs"
    >
      METRO
    </text>
    <text
      x="125"
      y="315"
      textAnchor="middle"
      fontFamily="Saira Stencil One"
      fontSize="34"
      fill="#0B1614"
      textLength="212"
      lengthAdjust="spacingAndGlyphs"
    >
      2033
    </text>
    <g fill="#8FE3B8" opacity="0.25">
      <circle cx="59" cy="180" r="0.8" />
      <circle cx="229" cy="156" r="0.5" />
      <circle cx="151" cy="300" r="1.1" />
      <circle cx="65" cy="77" r="1.1" />
      <circle cx="135" cy="181" r="1.1" />
      <circle cx="160" cy="50" r="0.6" />
      <circle cx="217" cy="173" r="0.5" />
      <circle cx="168" cy="21" r="0.5" />
      <circle cx="75" cy="10" r="0.8" />
      <circle cx="118" cy="237" r="1.1" />
      <circle cx="179" cy="304" r="1.1" />
      <circle cx="182" cy="190" r="0.6" />
      <circle cx="220" cy="32" r="0.6" />
      <circle cx="124" cy="85" r="1.1" />
      <circle cx="195" cy="282" r="1.1" />
      <circle cx="127" cy="127" r="0.8" />
      <circle cx="134" cy="135" r="0.6" />
      <circle cx="226" cy="225" r="0.5" />
      <circle cx="214" cy="327" r="0.6" />
      <circle cx="175" cy="108" r="0.5" />
      <circle cx="178" cy="70" r="0.8" />
      <circle cx="71" cy="21" r="1.1" />
      <circle cx="22" cy="264" r="1.1" />
      <circle cx="224" cy="7" r="1.1" />
      <circle cx="192" cy="288" r="0.5" />
      <circle cx="151" cy="251" r="1.1" />
      <circle cx="180" cy="109" r="0.8" />
      <circle cx="126" cy="330" r="0.8" />
      <circle cx="2" cy="36" r="0.5" />
      <circle cx="237" cy="321" r="0.8" />
      <circle cx="153" cy="52" r="0.5" />
      <circle cx="245" cy="112" r="0.8" />
      <circle cx="240" cy="296" r="1.1" />
      <circle cx="94" cy="287" r="1.1" />
      <circle cx="161" cy="197" r="0.5" />
      <circle cx="155" cy="310" r="0.8" />
      <circle cx="108" cy="238" r="0.6" />
      <circle cx="234" cy="144" r="0.8" />
      <circle cx="130" cy="181" r="0.5" />
      <circle cx="197" cy="326" r="0.8" />
      <circle cx="5" cy="203" r="0.6" />
      <circle cx="15" cy="207" r="1.1" />
      <circle cx="88" cy="303" r="0.8" />
      <circle cx="185" cy="7" r="0.5" />
      <circle cx="239" cy="7" r="0.8" />
      <circle cx="63" cy="151" r="0.8" />
      <circle cx="44" cy="61" r="0.8" />
      <circle cx="211" cy="87" r="1.1" />
      <circle cx="26" cy="268" r="0.6" />
      <circle cx="78" cy="73" r="0.8" />
      <circle cx="60" cy="62" r="1.1" />
      <circle cx="162" cy="32" r="0.8" />
      <circle cx="237" cy="223" r="0.6" />
      <circle cx="110" cy="282" r="0.6" />
      <circle cx="20" cy="245" r="0.6" />
      <circle cx="221" cy="149" r="0.6" />
      <circle cx="197" cy="11" r="0.6" />
      <circle cx="79" cy="276" r="0.6" />
      <circle cx="216" cy="112" r="0.5" />
      <circle cx="202" cy="114" r="0.6" />
      <path d="M105 171l1 2" stroke="#8FE3B8" strokeWidth=".6" />
      <path d="M87 138l10 4" stroke="#8FE3B8" strokeWidth=".6" />
      <path d="M102 304l-7 -2" stroke="#8FE3B8" strokeWidth=".6" />
      <path d="M1 311l16 1" stroke="#8FE3B8" strokeWidth=".6" />
      <path d="M140 325l-2 -5" stroke="#8FE3B8" strokeWidth=".6" />
      <path d="M186 276l2 3" stroke="#8FE3B8" strokeWidth=".6" />
      <path d="M85 75l-12 4" stroke="#8FE3B8" strokeWidth=".6" />
      <path d="M243 40l-1 -5" stroke="#8FE3B8" strokeWidth=".6" />
      <path d="M9 265l16 -2" stroke="#8FE3B8" strokeWidth=".6" />
      <path d="M224 297l-13 -5" stroke="#8FE3B8" strokeWidth=".6" />
    </g>
    <rect x="8" y="8" width="234" height="314" fill="none" stroke="#8FE3B8" strokeWidth="1.2" />
    <path d="M8 28H242" stroke="#8FE3B8" strokeWidth="1.2" />
    <text
      x="14"
      y="22.5"
      fontFamily="Barlow Condensed"
      fontWeight="700"
      fontSize="12"
      letterSpacing="1.3"
      fill="#8FE3B8"
    >
      FM 20-33
    </text>
    <text
      x="236"
      y="22.5"
      textAnchor="end"
      fontFamily="Barlow Condensed"
      fontWeight="700"
      fontSize="12"
      letterSpacing="1.3"
      fill="#8FE3B8"
    >
      {motto}
    </text>
  </Sheet>
);
