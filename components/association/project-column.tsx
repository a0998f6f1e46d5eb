import { DrillCoreLinks } from '@/components/site/strat-column'
import { joinWords } from '@/lib/platform/i18n/line-breaks'
import styles from './project-column.module.css'

export type Project = { key: string; href: string; title: string; text: string }

// The rock of each layer, from the turquoise surface through the sediments to granite; the fifth is the ore.
const stones = [
  { rock: 'sand', fill: '#45b0a4', ink: '#12191d' },
  { rock: 'shale', fill: '#dbe7f0', ink: '#123a6b' },
  { rock: 'lime', fill: '#b9d0e4', ink: '#123a6b' },
  { rock: 'cong', fill: '#7fa8cd', ink: '#0d2747' },
  { rock: 'hatch', fill: '#b95722', ink: '#ffffff' },
  { rock: 'tuff', fill: '#2f68a6', ink: '#ffffff' },
  { rock: 'gran', fill: '#123a6b', ink: '#ffffff' },
] as const

/** The projects as layers of one drill core; each row is the link to the page of its project. */
export function ProjectColumn({ projects }: { projects: Project[] }) {
  return (
    <DrillCoreLinks
      className={styles.column}
      layers={projects.map(({ key, href, title, text }, at) => ({
        ...{ key, href, stone: stones[at % stones.length] ?? stones[0] },
        content: (
          <div className={styles.text}>
            <h3>{title}</h3>
            <p>{joinWords(text)}</p>
          </div>
        ),
      }))}
    />
  )
}
