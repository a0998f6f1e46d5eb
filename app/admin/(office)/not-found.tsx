import { AdminMissing } from '@/components/admin/missing'

export default AdminMissing
