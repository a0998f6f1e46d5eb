import { ClipboardCheck, Languages, Send } from 'lucide-react'
import { RockSwatch } from '@/components/ui/lith'
import type { RegisterTexts } from './listing-texts'
import styles from './register-tip.module.css'

const notes = [
  ['sent', Send],
  ['checked', ClipboardCheck],
  ['english', Languages],
] as const

/** Explains how a request for registration becomes a listing. */
export function RegisterTip({ texts }: { texts: RegisterTexts['tip'] }) {
  return (
    <aside className={styles.registerTip} aria-labelledby="register-tip">
      <RockSwatch className={styles.stone} rock="hatch" fill="#f0b92e" ink="#4f3a02" />
      <h2 id="register-tip">{texts.title}</h2>
      <ul>
        {notes.map(([note, Icon]) => (
          <li key={note}>
            <Icon className="icon" size={18} aria-hidden />
            <span>{texts[note]}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
