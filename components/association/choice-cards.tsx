import { TrustedHtml } from '@/components/page-text/inline-html'
import type { Choice } from '@/lib/content/page-texts/choices'
import styles from './choice-cards.module.css'

/** Options to choose from, each a card with its name and its facts. The last fact is emphasised. */
export function ChoiceCards({ choices }: { choices: readonly Choice[] }) {
  return (
    <ul className={styles.cards}>
      {choices.map(({ title, facts }, at) => (
        <li key={at}>
          <h3>{title}</h3>
          <dl className="num">
            {facts.map(({ label, html }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <TrustedHtml html={html} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
