import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { JsonLd } from '@/components/site/json-ld'
import { FileLink, PlainMoreLink } from '@/components/ui/more-link'
import { PlainTable } from '@/components/ui/table'
import { resultCalls } from '@/lib/assessment/results/calls'
import { openDataColumns, openDataLicence } from '@/lib/assessment/results/open-data'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import styles from './published-results.module.css'

const csvPath = resultCalls.exportPublishedResults.path
const jsonPath = `${resultCalls.listPublishedResults.path}?limit=1000`

/** The published results as files, with their licence and what each column says. */
export function OpenData({ locale }: { locale: Locale }) {
  const t = useTranslations('assessment.published')
  const icon = <Download className="icon" size={18} aria-hidden />
  return (
    <section className={styles.openData} aria-labelledby="open-data">
      <h2 id="open-data">{t('openData.title')}</h2>
      <p>{t('openData.text')}</p>
      <p className={styles.files}>
        <FileLink href={csvPath} download icon={icon}>
          CSV
        </FileLink>
        <FileLink href={jsonPath} icon={icon}>
          JSON
        </FileLink>
        <PlainMoreLink href={openDataLicence.url} rel="license noopener">
          {t('openData.licence', { name: openDataLicence.name })}
        </PlainMoreLink>
      </p>
      <p className="secondary small">{t('openData.pages')}</p>
      <details>
        <summary>{t('openData.columns')}</summary>
        <PlainTable className={styles.columns}>
          <tbody>
            {openDataColumns.map((column) => (
              <tr key={column}>
                <th scope="row">
                  <code>{column}</code>
                </th>
                <td>{t(`columns.${column}`)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </details>
      <JsonLd
        data={{
          ...{ '@context': 'https://schema.org', '@type': 'Dataset', name: t('title') },
          description: t('description'),
          url: absoluteUrl(localePath(locale, associationPaths.publishedResults)),
          license: openDataLicence.url,
          isAccessibleForFree: true,
          creator: { '@id': absoluteUrl(associationPaths.organisation) },
          variableMeasured: openDataColumns,
          distribution: [
            { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: absoluteUrl(csvPath) },
            {
              '@type': 'DataDownload',
              encodingFormat: 'application/json',
              contentUrl: absoluteUrl(jsonPath),
            },
          ],
        }}
      />
    </section>
  )
}
