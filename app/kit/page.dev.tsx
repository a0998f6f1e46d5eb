import { NextIntlClientProvider } from 'next-intl'
import { ToastProvider } from '@/components/ui/toast'
import { ThemeChoice } from '@/components/site/theme/theme-choice'
import { useThemeTexts } from '@/components/site/theme/theme-texts'
import { KitSiteColours } from './kit-ground'
import { ControlsKit } from './controls-kit'
import { SiteKit } from './site-kit'

type Props = { searchParams: Promise<{ site?: string }> }

/**
 * The shared components in their states, for developers. The page exists in development only, because
 * `next.config.ts` treats files `*.dev.tsx` as pages only there.
 */
export default async function KitPage({ searchParams }: Props) {
  const { site = 'mm' } = await searchParams
  return (
    <NextIntlClientProvider>
      <ToastProvider>
        <KitSiteColours site={site}>
          <KitThemeChoice />
          <SiteKit />
          <ControlsKit />
        </KitSiteColours>
      </ToastProvider>
    </NextIntlClientProvider>
  )
}

function KitThemeChoice() {
  return <ThemeChoice texts={useThemeTexts()} />
}
