import { CalendarPlus, Download, Ticket, UserPlus } from 'lucide-react'
import { Button, buttonClass } from '@/components/ui/button'
import { InLanguage } from '@/components/ui/in-language'
import { RockSwatch, type Rock } from '@/components/ui/lith'
import { downloadBlob } from '@/components/ui/save-file'
import { formatPassCode } from '@/lib/event/registrations/pass-code'
import type { StoredPass } from '@/lib/event/registrations/schema'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import styles from './entry-pass.module.css'
import type { RegistrationTexts } from './registration-texts'

export type PassFacts = {
  /** The rock patterns of the days; the pass has one layer for each day. */
  rocks: readonly { rock: Rock; fill: string; ink: string }[]
  daysInWords: string
  place: string
  calendarHref: string
}

type Props = {
  pass: StoredPass
  name: string
  country: string
  facts: PassFacts
  texts: RegistrationTexts['pass']
  /**
   * The address at which the visitor can open the pass again; given only by the page that has just created
   * the pass.
   */
  passHref?: string | undefined
  onRegisterAnother?: (() => void) | undefined
}

/** The pass of a visitor with its code; buttons add the event to a calendar and save the code's picture. */
export function EntryPassCard({ pass, name, country, facts, texts, passHref, onRegisterAnother }: Props) {
  const code = formatPassCode(pass.code)
  const rows = [
    [texts.country, country],
    [texts.days, facts.daysInWords],
    [texts.place, facts.place],
  ] as const
  return (
    <>
      <section className={styles.pass} aria-label={texts.title}>
        <div className={styles.layers} aria-hidden>
          {facts.rocks.map((rock, day) => (
            <RockSwatch key={day} {...rock} className={styles.layer} />
          ))}
        </div>
        <div className={styles.who}>
          <p className={styles.kind}>{texts.title}</p>
          <h2>{name}</h2>
          <p>{pass.company}</p>
          <dl>
            {rows.map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <InLanguage of={text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.code}>
          <svg
            viewBox={`0 0 ${pass.qr.side} ${pass.qr.side}`}
            role="img"
            aria-label={fillPlaceholders(texts.qr, { code })}
            shapeRendering="crispEdges"
          >
            <path d={pass.qr.path} />
          </svg>
          <b>{code}</b>
        </div>
      </section>
      <div className={styles.actions}>
        <a className={buttonClass({})} href={facts.calendarHref} download>
          <CalendarPlus className="icon" size={18} aria-hidden />
          {texts.calendar}
        </a>
        <Button variant="outline" onClick={() => downloadQrPicture(pass)}>
          <Download className="icon" size={18} aria-hidden />
          {texts.download}
        </Button>
        {passHref && (
          <a className={buttonClass({ variant: 'outline' })} href={passHref}>
            <Ticket className="icon" size={18} aria-hidden />
            {texts.address}
          </a>
        )}
        {onRegisterAnother && (
          <Button variant="outline" onClick={onRegisterAnother}>
            <UserPlus className="icon" size={18} aria-hidden />
            {texts.another}
          </Button>
        )}
      </div>
    </>
  )
}

/** The width of one QR module in pixels: a whole number keeps the edges sharp. */
const modulePixels = 24

/** Downloads the QR code as a PNG picture; does nothing if the browser cannot draw it. */
function downloadQrPicture({ code, qr }: StoredPass) {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = qr.side * modulePixels
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.scale(modulePixels, modulePixels)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(qr.path))
  canvas.toBlob((picture) => picture && downloadBlob(picture, `MW-${code}.png`), 'image/png')
}
