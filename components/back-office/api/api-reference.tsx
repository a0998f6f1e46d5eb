import { ChevronRight, ExternalLink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { isTextKey } from '../../office/composed-texts'
import { PageHead } from '../../office/page-head'
import type { Field, Operation } from './operations'
import styles from './api-reference.module.css'
import { Panel, PanelHead } from '@/components/ui/panel'
import { buttonClass } from '@/components/ui/button'
import { PlainTable } from '@/components/ui/table'
import { clsx } from 'clsx'

/** Lists all API calls in one panel per tag; a press on a call shows its details. */
export function ApiReference({ operations }: { operations: Operation[] }) {
  const t = useTranslations('admin.api')
  const names = useTranslations('admin.api.tags')
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('count', { count: operations.length })}
        actions={
          <a
            className={buttonClass({ variant: 'quiet' })}
            href="/openapi.json"
            target="_blank"
            rel="noopener"
          >
            <ExternalLink className="icon" size={16} aria-hidden />
            openapi.json
          </a>
        }
      />
      {tags.map((tag) => (
        <Panel key={tag} aria-labelledby={`tag-${tag}`}>
          <PanelHead>
            <h2 id={`tag-${tag}`}>{isTextKey(names, tag) ? names(tag) : tag}</h2>
            <span className="meta num">{operations.filter((one) => one.tag === tag).length}</span>
          </PanelHead>
          {operations
            .filter((one) => one.tag === tag)
            .map((operation) => (
              <OperationCard key={operation.id} operation={operation} />
            ))}
        </Panel>
      ))}
    </>
  )
}

function OperationCard({ operation }: { operation: Operation }) {
  const t = useTranslations('admin.api')
  const { id, method, path, summary, access, input, answer, sentAs } = operation
  return (
    <details className={styles.operation} id={id}>
      <summary>
        <ChevronRight className="icon" size={17} aria-hidden />
        <span className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</span>
        <code>{path}</code>
        <span className={styles.summary} lang="en">
          {summary}
        </span>
        <span className={styles.access}>{t(`access.${access}`)}</span>
      </summary>
      <div className={styles.body}>
        <h3>
          {t('input')} <span className="meta">({sentAs === 'query' ? t('query') : sentAs})</span>
        </h3>
        <FieldTable fields={input} caption={t('input')} withRequired />
        <h3>
          {t('answer')} <span className="meta">(200, application/json)</span>
        </h3>
        <FieldTable fields={answer} caption={t('answer')} />
      </div>
    </details>
  )
}

function FieldTable({
  fields,
  caption,
  withRequired,
}: {
  fields: Field[]
  caption: string
  withRequired?: boolean
}) {
  const t = useTranslations('admin.api')
  if (fields.length === 0) return <p className="meta">{t('none')}</p>
  return (
    <div className={styles.table}>
      <PlainTable dense>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('type')}</th>
            {withRequired && <th scope="col">{t('required')}</th>}
          </tr>
        </thead>
        <tbody>
          {fields.map((field, at) => (
            <tr key={`${at}-${field.name}`}>
              <td style={{ paddingInlineStart: `${1 + field.depth * 1.25}rem` }}>
                <code>{field.name}</code>
              </td>
              <td lang="en">{field.type}</td>
              {withRequired && <td>{field.required ? t('yes') : ''}</td>}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </div>
  )
}
