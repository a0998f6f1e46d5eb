import { NextIntlClientProvider } from 'next-intl'
import { notFound } from 'next/navigation'
import { ToastProvider } from '@/components/ui/toast'
import { ControlsKit } from './controls-kit'
import { SiteKit } from './site-kit'

type Props = { searchParams: Promise<{ site?: string; theme?: string; locale?: string }> }

/** Every shared component in every state, for the people who build with them: in development alone. */
export default async function KitPage({ searchParams }: Props) {
  if (process.env.NODE_ENV === 'production') notFound()
  const { site = 'mm', theme = 'light', locale } = await searchParams
  return (
    <NextIntlClientProvider>
      <ToastProvider>
        <div data-site={site} data-theme={theme} className="bg-paper text-ink">
          <SiteKit locale={locale === 'en' ? 'en' : 'mn'} />
          <ControlsKit />
        </div>
      </ToastProvider>
    </NextIntlClientProvider>
  )
}
