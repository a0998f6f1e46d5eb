import { clsx } from 'clsx'
import { MoreLink } from '@/components/ui/more-link'
import { joinWords } from '@/lib/platform/i18n/line-breaks'
import { type Project, ProjectColumn } from './project-column'
import styles from './home-projects.module.css'

type Props = { title: string; lead: string; more: { label: string; href: string }; projects: Project[] }

/** The projects on a separate band, with a sticky heading beside them. */
export function HomeProjects({ title, lead, more, projects }: Props) {
  return (
    <section className="section section--band">
      <div className={clsx('wrap', styles.homeProjects)}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <p className="lead">{joinWords(lead)}</p>
          <MoreLink href={more.href}>{more.label}</MoreLink>
        </div>
        <ProjectColumn projects={projects} />
      </div>
    </section>
  )
}
