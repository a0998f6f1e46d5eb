import { receiveUpload } from '@/lib/wiring/calls/resumable'

export {
  receiveUpload as POST,
  receiveUpload as HEAD,
  receiveUpload as PATCH,
  receiveUpload as DELETE,
  receiveUpload as OPTIONS,
}
