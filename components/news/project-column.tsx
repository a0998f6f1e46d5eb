import { ArrowRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { AppLink } from '@/components/ui/app-link'

export type Project = { key: string; href: string; title: string; text: string }

type Layer = { pattern: string; fill: string; ink: string }

// From the turquoise of the surface through the sediments to granite; the fifth is the ore.
const layers: Layer[] = [
  { pattern: 'sand', fill: '#45b0a4', ink: '#12191d' },
  { pattern: 'shale', fill: '#dbe7f0', ink: '#123a6b' },
  { pattern: 'lime', fill: '#b9d0e4', ink: '#123a6b' },
  { pattern: 'cong', fill: '#7fa8cd', ink: '#0d2747' },
  { pattern: 'hatch', fill: '#b95722', ink: '#ffffff' },
  { pattern: 'tuff', fill: '#2f68a6', ink: '#ffffff' },
  { pattern: 'gran', fill: '#123a6b', ink: '#ffffff' },
]

/** The projects as layers of one core: each row is the link to its page. */
export function ProjectColumn({ projects }: { projects: Project[] }) {
  return (
    <ul className="strat-column">
      {projects.map((project, at) => {
        const layer = layers[at % layers.length]
        return (
          <li key={project.key}>
            <AppLink href={project.href}>
              {layer && (
                <span
                  className={`lith lith--${layer.pattern}`}
                  style={{ '--lith-fill': layer.fill, '--lith-ink': layer.ink } as CSSProperties}
                />
              )}
              <div className="strat-column__text">
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
