import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { AppLink } from '@/components/ui/app-link'
import { Lith } from '@/components/ui/lith'
import styles from './project-column.module.css'

export type Project = { key: string; href: string; title: string; text: string }

// From the turquoise of the surface through the sediments to granite; the fifth is the ore.
const layers: Pick<ComponentProps<typeof Lith>, 'rock' | 'fill' | 'ink'>[] = [
  { rock: 'sand', fill: '#45b0a4', ink: '#12191d' },
  { rock: 'shale', fill: '#dbe7f0', ink: '#123a6b' },
  { rock: 'lime', fill: '#b9d0e4', ink: '#123a6b' },
  { rock: 'cong', fill: '#7fa8cd', ink: '#0d2747' },
  { rock: 'hatch', fill: '#b95722', ink: '#ffffff' },
  { rock: 'tuff', fill: '#2f68a6', ink: '#ffffff' },
  { rock: 'gran', fill: '#123a6b', ink: '#ffffff' },
]

/** No two edges that meet have the same line. */
const waveOf = (at: number) => ([3, 1, 2] as const)[at % 3]

/** The projects as layers of one core: each row is the link to its page. */
export function ProjectColumn({ projects }: { projects: Project[] }) {
  return (
    <ul className={styles.stratColumn}>
      {projects.map((project, at) => {
        const layer = layers[at % layers.length]
        return (
          <li key={project.key}>
            <AppLink href={project.href}>
              {layer && <Lith {...layer} wave={waveOf(at)} className={styles.rock} />}
              <div className={styles.text}>
                <h3>{project.title}</h3>
                <p>{project.text}</p>
              </div>
              <ArrowRight className="icon" size={18} aria-hidden />
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}
