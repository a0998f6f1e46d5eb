import '@/app/styles/association.css'
import { Clock, ExternalLink, Mail, MapPin, Phone } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OfficeMap } from '@/components/association/office-map'
import { PageText } from '@/components/association/page-text'
import { PageTitle } from '@/components/site/page-title'
import { contactHref } from '@/components/site/site-data'
import { LinkButton } from '@/components/ui/button'
import { listFooterInfo } from '@/lib/footer/queries'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pageText } from '@/lib/pages/localise'
import { getPublicPage } from '@/lib/pages/queries'
import { pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string }> }

const cid = 7
const mapHref = 'https://www.openstreetmap.org/?mlat=47.9189&mlon=106.9176#map=17/47.9189/106.9176'
const icons = { phone: Phone, email: Mail, link: ExternalLink }
const labels = { phone: 'phone', email: 'email', link: 'web' } as const

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await getTranslations('association.contact')
  return pageMetadata({ locale, path: '/mm/contact', title: t('title'), description: t('description') })
}

export default async function ContactPage({ params }: Props) {
  const locale = await pageLocale(params)
  const [contacts, page, t, footer, common] = await Promise.all([
    listFooterInfo(),
    getPublicPage(cid),
    getTranslations('association.contact'),
    getTranslations('site.footer'),
    getTranslations('common'),
  ])
  const text = page && (await pageText(page, locale))
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: '/mm' }, { label: t('title') }]}
        title={t('title')}
      />
      <div className="wrap part contact">
        <dl className="contact__facts">
          {contacts.map((contact) => {
            const Icon = icons[contact.type]
            return (
              <div key={contact.id}>
                <dt>
                  <Icon className="icon" size={20} aria-hidden />
                  {t(labels[contact.type])}
                </dt>
                <dd>
                  <a href={contactHref(contact)} className="num">
                    {contact.information}
                  </a>
                </dd>
              </div>
            )
          })}
          <div>
            <dt>
              <MapPin className="icon" size={20} aria-hidden />
              {t('address')}
            </dt>
            <dd>{footer('address')}</dd>
          </div>
          <div>
            <dt>
              <Clock className="icon" size={20} aria-hidden />
              {t('hours')}
            </dt>
            <dd className="num">{t('hoursValue')}</dd>
          </div>
        </dl>
        <div>
          <OfficeMap
            texts={{ title: t('map'), square: t('square'), avenue: t('avenue'), office: t('office') }}
          />
          <div className="contact__map-foot">
            <LinkButton variant="quiet" href={mapHref} target="_blank" rel="noopener noreferrer">
              {t('openMap')}
              <ExternalLink className="icon" size={18} aria-hidden />
            </LinkButton>
            <span className="small muted">{t('mapNote')}</span>
          </div>
        </div>
        {text && <PageText html={text.html} lang={text.lang} locale={locale} />}
      </div>
    </>
  )
}
