import { NoAccess } from '@/components/admin/no-access'

export default NoAccess
