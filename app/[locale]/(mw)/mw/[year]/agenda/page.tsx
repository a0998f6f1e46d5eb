import { agendaRoute } from '@/components/event/agenda-page'

export function generateStaticParams() {
  return []
}

const { generateMetadata, Page } = agendaRoute
export { generateMetadata, Page as default }
