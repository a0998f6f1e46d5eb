import { createContext, use } from 'react'

/** The fields that may stay empty in the steps of a meeting; the server takes them from the schemas. */
const OptionalFieldsContext = createContext<readonly string[]>([])
export const OptionalFields = OptionalFieldsContext.Provider
export const useOptionalFields = () => use(OptionalFieldsContext)
