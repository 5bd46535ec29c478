import { type PosterProps, Sheet } from '../../kit/Sheet.tsx';

export const Poster = ({ motto, label }: PosterProps) => (
  <Sheet label={label}>
    <rect width="250" height="330" fill="#EADBBB" />
    <path d="M125 232L-205 232L-202.9 195.1z" fill="#C4321C" />
    <path d="M125 232L-196.7 158.6L-186.5 123z" fill="#C4321C" />
    <path d="M125 232L-172.3 88.8L-154.4 56.4z" fill="#C4321C" />
    <path d="M125 232L-133 26.2L-108.3 -1.3z" fill="#C4321C" />
    <path d="M125 232L-80.8 -26L-50.6 -47.4z" fill="#C4321C" />
    <path d="M125 232L-18.2 -65.3L16 -79.5z" fill="#C4321C" />
    <path d="M125 232L51.6 -89.7L88.1 -95.9z" fill="#C4321C" />
    <path d="M125 232L125 -98L161.9 -95.9z" fill="#C4321C" />
    <path d="M125 232L198.4 -89.7L234 -79.5z" fill="#C4321C" />
    <path d="M125 232L268.2 -65.3L300.6 -47.4z" fill="#C4321C" />
    <path d="M125 232L330.8 -26L358.3 -1.3z" fill="#C4321C" />
    <path d="M125 232L383 26.2L404.4 56.4z" fill="#C4321C" />
    <path d="M125 232L422.3 88.8L436.5 123z" fill="#C4321C" />
    <path d="M125 232L446.7 158.6L452.9 195.1z" fill="#C4321C" />
    <rect x="0" y="0" width="250" height="116" fill="#EADBBB" />
    <path d="M8 116H242" stroke="#17130F" strokeWidth="3" />
    <circle cx="125" cy="232" r="84" fill="#EADBBB" />
    <circle cx="125" cy="232" r="76" fill="#C4321C" />
    <g fill="#17130F">
      <path d="M84 246v-42h-4v-6h6v-14c0-7 34-7 34 0v14h6v6h-4v42h-5l-3-38h-22l-3 38zM82 184l21-16 21 16z" />
      <path d="M138 246v-50h-6v-14h4v-6h5v6h6v-6h5v6h6v-6h5v6h4v14h-6v50z" />
      <path d="M149 176v-34h2.5v3l26 8-26 9v14z" />
      <path d="M50 250v-22l15-14 15 14v22zM166 250v-28l12-10 16 10v28z" />
    </g>
    <g fill="#EADBBB">
      <path d="M146 202h5v8h-5zM154 202h5v8h-5zM60 232h7v9h-7zM176 228h8v8h-8z" />
    </g>
    <path
      d="M-4 330V267l6.1-9 6.1 9V330zM9 330V263l5.8-9 5.8 9V330zM22 330V258l5.7-9 5.7 9V330zM35 330V258l8-9 8 9V330zM52 330V261l7.1-9 7.1 9V330zM67 330V261l6.6-9 6.6 9V330zM82 330V265l6-9 6 9V330zM95 330V258l5.7-9 5.7 9V330zM108 330V258l5.5-9 5.5 9V330zM120 330V266l6.5-9 6.5 9V330zM134 330V256l6.4-9 6.4 9V330zM148 330V267l6.1-9 6.1 9V330zM162 330V262l5.7-9 5.7 9V330zM174 330V263l6.4-9 6.4 9V330zM188 330V263l6.3-9 6.3 9V330zM202 330V263l6.7-9 6.7 9V330zM217 330V262l7.8-9 7.8 9V330zM234 330V256l5.9-9 5.9 9V330zM247 330V261l7.9-9 7.9 9V330z"
      fill="#17130F"
    />
    <path d="M0 276H250v5H0z" fill="#EADBBB" opacity=".9" />
    <g fill="#17130F" stroke="#EADBBB" strokeWidth="1"></g>
    <g transform="translate(30 330) scale(1)">
      <path d="M17-74l5 11h-3.5V0h-3V-63H12z" fill="#C4321C" />
      <path
        d="M-20 0c0-26 6-36 14-38-5-3-7-7-7-12C-13-59-8-63 0-63S13-59 13-50c0 5-2 9-7 12 8 2 14 12 14 38z"
        fill="#C4321C"
        stroke="#EADBBB"
        strokeWidth="2"
      />
      <path d="M-8-53h16v4H-8zM-3-46h6v5h-6z" fill="#EADBBB" />
    </g>
    <g transform="translate(74 330) scale(0.86)">
      <path d="M17-74l5 11h-3.5V0h-3V-63H12z" fill="#C4321C" />
      <path
        d="M-20 0c0-26 6-36 14-38-5-3-7-7-7-12C-13-59-8-63 0-63S13-59 13-50c0 5-2 9-7 12 8 2 14 12 14 38z"
        fill="#C4321C"
        stroke="#EADBBB"
        strokeWidth="2"
      />
      <path d="M-8-53h16v4H-8zM-3-46h6v5h-6z" fill="#EADBBB" />
    </g>
    <g transform="translate(176 330) scale(0.9)">
      <path d="M17-74l5 11h-3.5V0h-3V-63H12z" fill="#C4321C" />
      <path
        d="M-20 0c0-26 6-36 14-38-5-3-7-7-7-12C-13-59-8-63 0-63S13-59 13-50c0 5-2 9-7 12 8 2 14 12 14 38z"
        fill="#C4321C"
        stroke="#EADBBB"
        strokeWidth="2"
      />
      <path d="M-8-53h16v4H-8zM-3-46h6v5h-6z" fill="#EADBBB" />
    </g>
    <g transform="translate(220 330) scale(1.04)">
      <path d="M17-74l5 11h-3.5V0h-3V-63H12z" fill="#C4321C" />
      <path
        d="M-20 0c0-26 6-36 14-38-5-3-7-7-7-12C-13-59-8-63 0-63S13-59 13-50c0 5-2 9-7 12 8 2 14 12 14 38z"
        fill="#C4321C"
        stroke="#EADBBB"
        strokeWidth="2"
      />
      <path d="M-8-53h16v4H-8zM-3-46h6v5h-6z" fill="#EADBBB" />
    </g>
    <path d="M100 330V268h50v62z" fill="#EADBBB" />
    <path d="M104 330V272h19.5v58zM126.5 330V272H146v58z" fill="#17130F" />
    <path d="M104 291h42v4h-42zM104 311h42v4h-42z" fill="#EADBBB" />
    <text
      x="125"
      y="72"
      textAnchor="middle"
      fontFamily="Saira Stencil One"
      fontSize="43"
      fill="#17130F"
      textLength="214"
      lengthAdjust="spacingAndGlyphs"
    >
      ARMA
    </text>
    <text
      x="125"
      y="108"
      textAnchor="middle"
      fontFamily="Saira Stencil One"
      fontSize="43"
      fill="#C4321C"
      textLength="214"
      lengthAdjust="spacingAndGlyphs"
    >
      GEDDON
    </text>
    <g fill="#17130F" opacity="0.3">
      <circle cx="59" cy="34" r="1.1" />
      <circle cx="120" cy="30" r="0.5" />
      <circle cx="100" cy="303" r="0.5" />
      <circle cx="55" cy="177" r="0.8" />
      <circle cx="195" cy="273" r="0.8" />
      <circle cx="54" cy="306" r="0.8" />
      <circle cx="200" cy="64" r="0.8" />
      <circle cx="72" cy="286" r="0.8" />
      <circle cx="22" cy="200" r="1.1" />
      <circle cx="126" cy="59" r="1.1" />
      <circle cx="70" cy="312" r="0.8" />
      <circle cx="2" cy="96" r="0.8" />
      <circle cx="212" cy="168" r="1.1" />
      <circle cx="106" cy="95" r="1.1" />
      <circle cx="40" cy="101" r="0.5" />
      <circle cx="20" cy="153" r="0.8" />
      <circle cx="130" cy="214" r="0.8" />
      <circle cx="36" cy="222" r="0.5" />
      <circle cx="103" cy="67" r="1.1" />
      <circle cx="69" cy="117" r="0.8" />
      <circle cx="159" cy="66" r="0.8" />
      <circle cx="25" cy="20" r="0.6" />
      <circle cx="69" cy="192" r="0.6" />
      <circle cx="31" cy="308" r="0.8" />
      <circle cx="115" cy="14" r="0.5" />
      <circle cx="224" cy="315" r="0.8" />
      <circle cx="5" cy="95" r="0.6" />
      <circle cx="194" cy="135" r="0.5" />
      <circle cx="73" cy="63" r="1.1" />
      <circle cx="73" cy="83" r="0.6" />
      <circle cx="83" cy="3" r="0.5" />
      <circle cx="114" cy="121" r="0.8" />
      <circle cx="249" cy="189" r="1.1" />
      <circle cx="245" cy="140" r="0.6" />
      <circle cx="28" cy="21" r="0.6" />
      <circle cx="149" cy="320" r="0.5" />
      <circle cx="137" cy="192" r="0.8" />
      <circle cx="249" cy="40" r="0.8" />
      <circle cx="193" cy="135" r="0.6" />
      <circle cx="119" cy="80" r="1.1" />
      <circle cx="123" cy="72" r="1.1" />
      <circle cx="62" cy="293" r="0.6" />
      <circle cx="125" cy="10" r="0.8" />
      <circle cx="63" cy="173" r="0.6" />
      <circle cx="104" cy="86" r="0.8" />
      <circle cx="13" cy="306" r="0.5" />
      <circle cx="248" cy="133" r="0.5" />
      <circle cx="124" cy="31" r="0.6" />
      <circle cx="232" cy="189" r="0.6" />
      <circle cx="84" cy="217" r="0.8" />
      <circle cx="204" cy="174" r="0.8" />
      <circle cx="85" cy="129" r="1.1" />
      <circle cx="19" cy="320" r="0.6" />
      <circle cx="11" cy="297" r="0.6" />
      <circle cx="192" cy="89" r="0.5" />
      <circle cx="218" cy="227" r="1.1" />
      <circle cx="142" cy="246" r="1.1" />
      <circle cx="55" cy="1" r="0.6" />
      <circle cx="3" cy="289" r="0.5" />
      <circle cx="99" cy="254" r="1.1" />
      <circle cx="219" cy="182" r="0.6" />
      <circle cx="40" cy="201" r="1.1" />
      <circle cx="229" cy="145" r="0.5" />
      <circle cx="9" cy="196" r="1.1" />
      <circle cx="140" cy="85" r="0.6" />
      <circle cx="10" cy="26" r="0.5" />
      <circle cx="74" cy="114" r="0.5" />
      <circle cx="21" cy="179" r="1.1" />
      <circle cx="51" cy="322" r="1.1" />
      <circle cx="58" cy="161" r="1.1" />
      <path d="M24 38l7 3" stroke="#17130F" strokeWidth=".6" />
      <path d="M250 137l12 -4" stroke="#17130F" strokeWidth=".6" />
      <path d="M157 310l3 2" stroke="#17130F" strokeWidth=".6" />
      <path d="M106 263l-6 0" stroke="#17130F" strokeWidth=".6" />
      <path d="M219 58l-7 0" stroke="#17130F" strokeWidth=".6" />
      <path d="M124 112l-16 -3" stroke="#17130F" strokeWidth=".6" />
      <path d="M1 103l-9 2" stroke="#17130F" strokeWidth=".6" />
      <path d="M197 198l-12 3" stroke="#17130F" strokeWidth=".6" />
      <path d="M61 280l6 -2" stroke="#17130F" strokeWidth=".6" />
      <path d="M192 325l-16 5" stroke="#17130F" strokeWidth=".6" />
      <path d="M13 300l13 4" stroke="#17130F" strokeWidth=".6" />
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
      FM 03-04
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
