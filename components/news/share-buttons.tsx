import { Mail } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { SocialIcon } from '@/components/ui/social-icon'
import styles from './share-buttons.module.css'

/**
 * Links to share on two networks and by mail: plain links without scripts of the networks. `url` is the
 * page's full address.
 */
export function ShareButtons({ url, title }: { url: string; title: string }) {
  const t = useTranslations('news')
  const address = encodeURIComponent(url)
  const words = encodeURIComponent(title)
  return (
    <div className={styles.share} role="group" aria-label={t('share')}>
      <span>{t('share')}</span>
      <a href={`https://www.facebook.com/sharer/sharer.php?u=${address}`} rel="noopener" target="_blank">
        <SocialIcon name="facebook" size={18} />
        Facebook
      </a>
      <a
        href={`https://twitter.com/intent/tweet?url=${address}&text=${words}`}
        rel="noopener"
        target="_blank"
      >
        <SocialIcon name="x" size={18} />X
      </a>
      <a href={`mailto:?subject=${words}&body=${address}`}>
        <Mail className="icon" size={18} aria-hidden />
        {t('mail')}
      </a>
    </div>
  )
}
