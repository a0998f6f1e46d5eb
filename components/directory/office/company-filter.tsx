'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FieldGroup, Select } from '@/components/ui/field'
import { mainCodes } from '@/lib/directory/codes'
import type { ListUrl } from '../../office/list/list-url'
import { allowedValue } from '../../office/list/search'
import { CategorySelects } from './category-fields'
import styles from './listing-form.module.css'

/** The names of the filters of the list of companies, in the URL and in the call that reads the list. */
export const companyFilters = ['mainCategory', 'subCategory', 'approval', 'status'] as const
const yesOrNo = ['true', 'false'] as const

/** Reads the filters from the URL. Invalid values are ignored, but `subCategory` is returned unchecked. */
export function readCompanyFilter({ get }: ListUrl) {
  const [mainCategory, subCategory] = [allowedValue(mainCodes, get('mainCategory')), get('subCategory')]
  const [approval, status] = [allowedValue(yesOrNo, get('approval')), allowedValue(yesOrNo, get('status'))]
  return {
    ...(mainCategory && { mainCategory }),
    ...(subCategory && { subCategory }),
    ...(approval && { approval }),
    ...(status && { status }),
  }
}

/** The dialog that filters the list by category, by approval, and by whether a company operates. */
export function CompanyFilterDialog({ url, onClose }: { url: ListUrl; onClose: () => void }) {
  const t = useTranslations('admin.listings')
  const common = useTranslations('common')
  const id = useId()
  const [category, setCategory] = useState({
    main: url.get('mainCategory') ?? '',
    sub: url.get('subCategory') ?? '',
  })
  const [flags, setFlags] = useState({
    approval: url.get('approval') ?? '',
    status: url.get('status') ?? '',
  })
  const applyAndClose = () => {
    url.go({
      mainCategory: category.main || null,
      subCategory: category.sub || null,
      approval: flags.approval || null,
      status: flags.status || null,
      page: null,
    })
    onClose()
  }
  const renderChoice = (name: 'approval' | 'status', words: [string, string]) => (
    <Select
      id={`${id}-${name}`}
      label={t(`fields.${name}`)}
      value={flags[name]}
      onChange={({ target }) => setFlags((now) => ({ ...now, [name]: target.value }))}
      options={[
        { value: '', label: common('all') },
        { value: 'true', label: words[0] },
        { value: 'false', label: words[1] },
      ]}
    />
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('filterTitle')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button onClick={applyAndClose}>{t('applyFilter')}</Button>
        </>
      }
    >
      <div className={styles.group}>
        <FieldGroup id={`${id}-category`} label={t('fields.categories')}>
          <div className={styles.group}>
            <CategorySelects label={t('fields.categories')} value={category} onChange={setCategory} />
          </div>
        </FieldGroup>
        {renderChoice('approval', [t('approved'), t('notApproved')])}
        {renderChoice('status', [t('operating'), t('notOperating')])}
      </div>
    </Dialog>
  )
}
