import { clsx } from 'clsx'
import { LanguageMark } from '@/components/site/language-mark'
import { InLanguage } from '@/components/ui/in-language'
import type { Story } from './story'
import styles from './dateline.module.css'

type Props = { story: Pick<Story, 'createdAt' | 'date' | 'publisher' | 'lang'>; className?: string }

/** Date and publisher, and the language if it is not that of the page. */
export function Dateline({ story, className }: Props) {
  return (
    <div className={clsx(styles.dateline, className)}>
      <time className="num" dateTime={story.createdAt}>
        {story.date}
      </time>
      {story.publisher.text && (
        <span>
          <InLanguage of={story.publisher} />
        </span>
      )}
      <LanguageMark lang={story.lang} />
    </div>
  )
}
