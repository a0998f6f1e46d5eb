import { NoAccess } from '@/components/back-office/no-access'

export default NoAccess
