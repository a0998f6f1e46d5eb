import { receiveUpload } from '@/lib/api/resumable'

export {
  receiveUpload as POST,
  receiveUpload as HEAD,
  receiveUpload as PATCH,
  receiveUpload as DELETE,
  receiveUpload as OPTIONS,
}
