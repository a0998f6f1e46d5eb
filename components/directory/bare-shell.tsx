import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { SkipLink } from '@/components/site/skip-link'
import { PageArrival } from '@/components/ui/page-arrival'
import styles from './bare-shell.module.css'
import { DirectoryLogo } from './directory-logo'

/** A page without header and footer. The logo at its top links to the home page of the directory. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PageArrival />
      <div className={clsx('wrap', styles.mark)}>
        <DirectoryLogo />
      </div>
      <main id="main">{children}</main>
    </>
  )
}
