/** The parts of the S3 server that tests use. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      allowMismatchedSignatures: boolean
      directory: string
      configureBuckets: { name: string; configs: Buffer[] }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
