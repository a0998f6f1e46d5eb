import { clsx } from 'clsx'
import { SketchLabel as Label } from './sketch-label'
import styles from './sketch-map.module.css'

type SketchTexts = Record<
  | 'title'
  | 'office'
  | 'door'
  | 'square'
  | 'palace'
  | 'post'
  | 'opera'
  | 'temple'
  | 'park'
  | 'peaceAvenue'
  | 'chinggisAvenue'
  | 'sukhbaatarStreet'
  | 'seoulStreet'
  | 'ringRoad',
  string
>

/**
 * A hand-drawn map of the way to the office: landmarks and the streets around Sükhbaatar Square, in the colours
 * of the site. They are those of the light theme; the style sheet adapts them to the dark theme. It loads
 * nothing from a map server.
 */
export function SketchMap({ texts }: { texts: SketchTexts }) {
  return (
    <svg
      className={styles.sketchMap}
      viewBox="0 0 760 480"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={texts.title}
    >
      <rect width="760" height="480" className={styles.ground} />
      <g fill="none" className={styles.relief} strokeWidth="1.4">
        <path d="M-10 60c90-30 170 20 270-6M-10 110c80-24 150 26 270 0M-10 160c70-20 140 16 200 4M490 30c90-20 180 30 280 4M660 90c40-10 70 10 110 4M490 300c-20 30-10 60-30 90M-10 330c80-20 150 20 260 0M-10 440c80-24 160 20 250 0M600 300c60-16 110 20 170 4M600 350c60-16 110 20 170 4" />
      </g>
      <path d="M292 424H760V480H286Z" fill="#b4d9b8" />
      <g stroke="#ffffff" fill="none" strokeLinecap="butt">
        <path d="M275-10V250M462-10V250M648-10V250" strokeWidth="15" />
        <path d="M-10 384H262M600 262V412M288 412H770" strokeWidth="13" />
        <path d="M275 250C275 330 266 400 258 490" strokeWidth="24" />
        <path d="M-10 250H770" strokeWidth="30" />
      </g>
      <path d="M292 92H446V224H292Z" fill="#d6e7d7" stroke="#9cc3a1" />
      <g className={styles.houses}>
        <path d="M290 30H448V78H290ZM172 160H262V228H172ZM480 104H608V204H480ZM452 312H596V382H452Z" />
        <path
          d="M20 60H120V120H20ZM140 60H240V120H140ZM20 170H160V228H20ZM20 276H120V350H20ZM140 276H238V350H140ZM480 30H600V84H480ZM672 40H750V120H672ZM672 150H750V226H672ZM624 280H750V390H624Z"
          opacity=".55"
        />
      </g>
      <g className={styles.signs}>
        <path d="M212 229h28v18h-28z" />
        <path
          d="M216 232h20v7h-20zM217 243a2 2 0 1 0 4 0 2 2 0 1 0-4 0M231 243a2 2 0 1 0 4 0 2 2 0 1 0-4 0"
          fill="#ffffff"
        />
        <path d="M296 328h30v30h-30z" />
      </g>
      <text x="311" y="350" textAnchor="middle" className={styles.sign} fill="#ffffff">
        P
      </text>
      <path d="M326 282H434V322H326Z" fill="#12191d" />
      <path d="M348 267v12M341 273l7 7 7-7" stroke="#b95722" strokeWidth="4" fill="none" />
      <g transform="translate(442 304) scale(.78)">
        <path d="M0 0-20-34A24 24 0 1 1 20-34Z" fill="#b95722" />
        <path d="m0-56 10 10-10 10-10-10Z" fill="#ffffff" />
      </g>
      <Label x={369} y={50} text={texts.palace} />
      <Label x={369} y={152} text={texts.square} />
      <Label x={217} y={190} text={texts.post} />
      <Label x={544} y={150} text={texts.opera} />
      <Label x={524} y={342} text={texts.temple} />
      <Label x={470} y={458} text={texts.park} />
      <Label x={474} y={256} text={texts.peaceAvenue} />
      <Label x={281} y={128} text={texts.sukhbaatarStreet} isTurned />
      <Label x={274} y={376} text={texts.chinggisAvenue} isTurned />
      <Label x={130} y={389} text={texts.seoulStreet} isHiddenOnSmallScreen />
      <Label x={654} y={120} text={texts.ringRoad} isTurned isHiddenOnSmallScreen />
      <text
        x="320"
        y="276"
        textAnchor="end"
        className={clsx(styles.label, styles.strong)}
        fill="#12191d"
        stroke="#f6f7f5"
      >
        {texts.door}
      </text>
      <text
        x="380"
        y="346"
        textAnchor="middle"
        className={clsx(styles.label, styles.strong)}
        fill="#12191d"
        stroke="#f6f7f5"
      >
        {texts.office}
      </text>
    </svg>
  )
}
