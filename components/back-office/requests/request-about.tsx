import { Reply } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { Panel, PanelHead } from '@/components/ui/panel'
import { formatDateTime } from '@/lib/platform/i18n/format'
import type { RequestRecord, RequestReply } from '@/lib/office/requests/schema'
import { ReadOnlyFacts } from '../../office/form/facts'
import { cellLinkClass } from '../../office/list/cells'
import { useListUrl } from '../../office/list/list-url'
import { Purposes } from './purposes'
import styles from './request-about.module.css'

/** A request with its sender and its replies, and a link to write a reply. */
export function RequestDetails({ row: request }: { row: RequestRecord }) {
  const t = useTranslations('admin.requests')
  const url = useListUrl()
  return (
    <>
      <Panel aria-labelledby="request-about">
        <PanelHead>
          <h2 id="request-about">{t('about')}</h2>
          <LinkButton small href={url.hrefWith({ reply: '' })}>
            <Reply className="icon" size={17} aria-hidden />
            {t('reply.title')}
          </LinkButton>
        </PanelHead>
        <div className={styles.facts}>
          <RequestFacts request={request} />
        </div>
      </Panel>
      <Panel aria-labelledby="request-replies">
        <PanelHead>
          <h2 id="request-replies">{t('replies')}</h2>
        </PanelHead>
        {request.replies.length === 0 ? (
          <p className={styles.none}>{t('noReplies')}</p>
        ) : (
          <ul className={styles.replies}>
            {request.replies.map((reply) => (
              <SentReply key={reply.id} reply={reply} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}

/**
 * The facts of a request: its purposes, the sender's contacts and business, its date and language, and who
 * changed it last.
 */
export function RequestFacts({ request }: { request: RequestRecord }) {
  const t = useTranslations('admin.requests')
  const { email, phone_number, business_type, created_at, lang, changed_by, changed_at } = request
  const renderLink = (href: string, text: string) => (
    <a className={cellLinkClass()} href={href}>
      {text}
    </a>
  )
  const facts = [
    ['purpose', <Purposes key="purpose" row={request} />],
    ['email', renderLink(`mailto:${email}`, email)],
    ['phone_number', renderLink(`tel:${phone_number.replace(/[^+\d]/g, '')}`, phone_number)],
    ['business_type', business_type],
    ['created_at', formatDateTime(created_at, 'mn')],
    ['lang', t(`langs.${lang}`)],
    ...(changed_at
      ? [['changed_by', t('sentBy', { name: changed_by, time: formatDateTime(changed_at, 'mn') })] as const]
      : []),
  ] as const
  return <ReadOnlyFacts facts={facts.map(([field, content]) => ({ label: t(`fields.${field}`), content }))} />
}

function SentReply({ reply: { subject, text, sent_by, reply_to, created_at } }: { reply: RequestReply }) {
  const t = useTranslations('admin.requests')
  return (
    <li>
      <h3>{subject}</h3>
      <p className={styles.meta}>
        {t('sentBy', { name: sent_by, time: formatDateTime(created_at, 'mn') })}
        <br />
        {t('replyTo', { address: reply_to })}
      </p>
      <p className={styles.text}>{text.trim()}</p>
    </li>
  )
}
