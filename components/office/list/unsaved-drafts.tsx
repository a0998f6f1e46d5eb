import { useTranslations } from 'next-intl'
import { Pagination } from '@/components/ui/pagination'
import { Panel, PanelHead } from '@/components/ui/panel'
import { draftCalls } from '@/lib/platform/records/drafts/calls'
import type { UnsavedDraft } from '@/lib/platform/records/drafts/schema'
import { draftFormInput } from '../form/draft-form'
import { DraftName } from './draft-name'
import type { ListUrl } from './list-url'
import type { ListedDrafts } from './listed-drafts'
import styles from './listed-drafts.module.css'
import { RowActions } from './row-actions'
import { useRemove } from './use-remove'

type UnsavedProps = {
  drafts: ListedDrafts
  url: ListUrl
  rows: UnsavedDraft[]
  page: number
  pages: number
  total: number
}

/** The drafts of records that do not exist yet, above a list. */
export function UnsavedDrafts({ drafts, url, rows, page, pages, total }: UnsavedProps) {
  const t = useTranslations('admin.draft')
  const remove = useRemove({ remove: draftCalls.deleteDraft })
  return (
    <Panel>
      <PanelHead>
        <h2>{t('list', { count: total })}</h2>
      </PanelHead>
      <ul className={styles.rows}>
        {rows.map(({ id, title, ...change }) => {
          const name = title || t('untitled')
          return (
            <li key={id}>
              <DraftName change={change}>
                <b>{name}</b>
              </DraftName>
              <RowActions
                name={name}
                editHref={drafts.hrefOf(id)}
                onRemove={
                  remove
                    ? () =>
                        void remove(
                          { ...draftFormInput(drafts), id },
                          t('removeQuestion', { name }),
                          t('dropLoss'),
                        )
                    : undefined
                }
              />
            </li>
          )
        })}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(to) => url.hrefWith({ drafts: to > 1 ? to : null })}
        compact
      />
    </Panel>
  )
}
