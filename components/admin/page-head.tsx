import type { ReactNode } from 'react'

/** The title of a screen, one quiet line under it, and what one can do at the right. */
export function PageHead({ title, note, actions }: { title: string; note?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        {note !== undefined && <p className="num">{note}</p>}
      </div>
      {actions && <div className="page-head__actions">{actions}</div>}
    </div>
  )
}
