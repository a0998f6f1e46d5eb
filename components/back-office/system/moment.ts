import { formatDateTime } from '@/lib/platform/i18n/format'

export const formatMoment = (date: Date) => formatDateTime(date.toISOString(), 'mn')
