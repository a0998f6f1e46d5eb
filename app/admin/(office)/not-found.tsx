import { AdminNotFound } from '@/components/admin/not-found'

export default AdminNotFound
