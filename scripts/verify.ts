// `npm run verify` is `npm test` under the name that people look for before they push.
import './test'
