/** What is used of sax, which comes without types. */
declare module 'sax' {
  interface QualifiedAttribute {
    local: string
    value: string
  }
  export interface QualifiedTag {
    uri: string
    local: string
    attributes: Record<string, QualifiedAttribute>
  }
  interface Parser {
    onerror: (error: Error) => void
    ondoctype: (text: string) => void
    onopentag: (tag: QualifiedTag) => void
    onclosetag: () => void
    ontext: (text: string) => void
    oncdata: (text: string) => void
    write(text: string): Parser
    close(): Parser
  }
  const sax: { parser(strict: true, options: { xmlns: true; position: boolean }): Parser }
  export default sax
}
