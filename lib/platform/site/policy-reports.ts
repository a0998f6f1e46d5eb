/** The address to which a browser reports what the policy of a page forbade. */
export const policyReportsPath = '/api/policy-reports'

const group = 'csp'
/** The header that names the address; Firefox knows only the second directive. */
export const reportingEndpoints = { 'reporting-endpoints': `${group}="${policyReportsPath}"` }
export const reportDirectives = [`report-to ${group}`, `report-uri ${policyReportsPath}`]
