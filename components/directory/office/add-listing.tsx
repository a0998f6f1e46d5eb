'use client'

import { useTranslations } from 'next-intl'
import { PageHead } from '../../office/page-head'
import { useListUrl } from '../../office/list/list-url'
import { AddCompanyForm } from './add-company'
import { AddConsultantForm } from './add-consultant'
import styles from './add-listing.module.css'
import { SegmentLinks } from './segments'

/** Adds a company or a consultant that is published at once. */
export function AddListingScreen() {
  const t = useTranslations('admin.addListing')
  const requests = useTranslations('admin.listingRequests')
  const screen = useTranslations('admin.screens')
  const url = useListUrl()
  const isConsultant = url.get('type') === '2'
  const types = [
    { key: '1', text: requests('companies'), href: url.hrefWith({ type: null }), isCurrent: !isConsultant },
    { key: '2', text: requests('consultants'), href: url.hrefWith({ type: 2 }), isCurrent: isConsultant },
  ]
  return (
    <>
      <PageHead title={screen('addListing')} note={t('note')} />
      <div className={styles.types}>
        <SegmentLinks label={requests('types')} items={types} />
      </div>
      {isConsultant ? <AddConsultantForm /> : <AddCompanyForm />}
    </>
  )
}
