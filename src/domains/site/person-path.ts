/** The path of a person's page. */
export const personPath = ({ key }: { key: string }) => `/pessoas/${key}`
