import styles from './sketch-map.module.css'
/** The way to the office, drawn by hand: the square, the avenue, the river. Nothing is asked of a map server. */
export function SketchMap({
  texts,
}: {
  texts: { title: string; square: string; avenue: string; office: string }
}) {
  return (
    <svg className={styles.sketchMap} viewBox="0 0 760 480" role="img" aria-label={texts.title}>
      <rect width="760" height="480" fill="#e6eff5" />
      <g fill="none" stroke="#a9c6de" strokeWidth="1.4">
        <path d="M-10 70C140 30 250 96 400 60S640 10 780 60M-10 34C140-4 260 50 400 20S640-26 780 16" />
        <path d="M-10 440c130-34 250 20 400-14s250-30 390 6M-10 474c130-34 250 20 400-14s250-30 390 6" />
      </g>
      <path
        d="M-10 404C160 372 300 428 470 396S680 372 780 396"
        fill="none"
        stroke="#7fb0d6"
        strokeWidth="15"
      />
      <g stroke="#ffffff" strokeWidth="14" fill="none">
        <path d="M-10 190H770M-10 306H770M150-10V490M330 90V490M540-10V490M-10 100 330 90 770 108" />
      </g>
      <path d="M-10 248H770" stroke="#ffffff" strokeWidth="24" />
      <g fill="#cfe0ec">
        <path d="M20 118h112v56H20zM168 114h146v60H168zM558 124h180v50H558zM20 322h112v48H20zM168 322h146v44H168zM558 322h180v40H558zM20 206h112v24H20zM168 206h146v24H168zM558 206h180v24H558zM20 266h112v26H20zM168 266h146v26H168zM558 266h180v26H558z" />
      </g>
      <path d="M350 112h170v62H350z" fill="#b4d9b8" />
      <path d="M350 206h170v24H350zM350 266h170v26H350zM350 322h170v44H350z" fill="#cfe0ec" />
      <g fill="#38464c" fontSize="17">
        <text x="435" y="150" textAnchor="middle">
          {texts.square}
        </text>
        <text x="26" y="254">
          {texts.avenue}
        </text>
      </g>
      <g transform="translate(446 278)">
        <path d="M0 0-24-40A28 28 0 1 1 24-40Z" fill="#b95722" />
        <path d="m0-66 11 11-11 11-11-11Z" fill="#ffffff" />
      </g>
      <text
        x="446"
        y="318"
        textAnchor="middle"
        fontSize="19"
        fontWeight="600"
        fill="#12191d"
        stroke="#f6f7f5"
        strokeWidth="5"
        style={{ paintOrder: 'stroke' }}
      >
        {texts.office}
      </text>
    </svg>
  )
}
