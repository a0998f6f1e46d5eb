import { clsx } from 'clsx'
import { HighlightedText } from '@/components/ui/marked'
import { markMatches } from '@/lib/platform/search/mark'
import { screenAt } from '../screens'
import type { Option } from './option-groups'
import styles from './palette.module.css'

type Props = {
  option: Option
  isActive: boolean
  onPoint: () => void
  onOpen: (isNewTab: boolean) => void
}

/** Shows one result: its screen's icon, its name and its note. */
export function PaletteOption({ option, isActive, onPoint, onOpen }: Props) {
  const { id, address, title, note, matchedWords, isStale } = option
  const Icon = screenAt(address.split('?')[0] ?? '')?.icon
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={clsx(styles.option, isStale && styles.stale)}
      onPointerMove={isActive ? undefined : onPoint}
      // A click does not take the focus from the search field, so the keys of the field still work.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey }) => onOpen(ctrlKey || metaKey)}
      onAuxClick={({ button }) => button === 1 && onOpen(true)}
    >
      {Icon && <Icon className="icon" size={17} aria-hidden />}
      <span className={styles.text}>
        <span className={styles.title}>
          <HighlightedText parts={markMatches(title, matchedWords)} />
        </span>
        {note && (
          <span className={styles.note}>
            <HighlightedText parts={markMatches(note, matchedWords)} />
          </span>
        )}
      </span>
    </div>
  )
}
