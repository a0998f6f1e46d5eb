import { AdminNotFound } from '@/components/back-office/not-found'

export default AdminNotFound
