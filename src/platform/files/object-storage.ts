import type { Readable } from 'node:stream'
import {
  type CopyObjectCommandInput,
  type DeleteObjectCommandInput,
  GetObjectCommand,
  type GetObjectCommandInput,
  type HeadObjectCommandInput,
  type ListObjectsV2CommandInput,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3'
import { DriveDirectory, DriveFile } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { WriteOptions } from 'flydrive/types'
import type { ObjectStorageSettings } from '../settings.ts'
import { FileStore, type Span, type SpanDriver } from './file-store.ts'
import type { Room } from './room.ts'

/** Milliseconds for a connection, and of silence on it: a large file may take its time, a server that hangs may not. */
const TIMEOUTS = { connectionTimeout: 3000, socketTimeout: 60_000 }

/**
 * A store in the bucket of the settings, on any S3-compatible server: the keys below `name/`. The program makes nothing
 * in the bucket public.
 */
export const openBucketFolder = (settings: ObjectStorageSettings, name: string, room: Room) =>
  new FileStore(new BucketFolder(settings, name), room)

/** A client of the bucket's server. */
export const openS3 = ({ region, endpoint, forcePathStyle, accessKeyId, secretAccessKey }: ObjectStorageSettings) =>
  new S3Client({
    region,
    endpoint,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: TIMEOUTS,
    // Other makers' servers do not know the checksums that AWS's own client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

/** flydrive's S3 driver below a prefix of the bucket. Keys reach it checked: none leads out of the prefix. */
class BucketFolder extends S3Driver implements SpanDriver {
  readonly #prefix: string
  readonly #bucket: string
  readonly #client: S3Client

  constructor(settings: ObjectStorageSettings, name: string) {
    const { bucket, prefix } = settings
    const client = openS3(settings)
    // A bucket made today refuses access lists.
    super({ client, bucket, visibility: 'private', supportsACL: false })
    this.#client = client
    this.#prefix = `${prefix}${name}/`
    this.#bucket = bucket
  }

  async openSpan(key: string, { start, end }: Span): Promise<Readable> {
    const input = this.#below({ Bucket: this.#bucket, Key: key, Range: `bytes=${start}-${end}` })
    const { Body } = await this.#client.send(new GetObjectCommand(input))
    return Body as Readable // on Node it is one
  }

  /** flydrive's own leaves the request open where the source fails, waiting for bytes that never come. */
  override async putStream(Key: string, Body: Readable, { contentLength }: WriteOptions = {}) {
    const cut = new AbortController()
    Body.once('error', (error) => cut.abort(error))
    const input = this.#below({ Bucket: this.#bucket, Key, Body, ContentLength: contentLength })
    await this.#client.send(new PutObjectCommand(input), { abortSignal: cut.signal }).catch((error: unknown) => {
      throw Body.errored ?? error
    })
  }

  override getUrl(key: string) {
    return super.getUrl(`${this.#prefix}${key}`)
  }

  override async listAll(...args: Parameters<S3Driver['listAll']>) {
    const { paginationToken, objects } = await super.listAll(...args)
    const below = (key: string) => key.slice(this.#prefix.length)
    const listed = [...objects].map(async (object) =>
      object.isFile
        ? new DriveFile(below(object.key), this, await object.getMetaData()) // it came with the list
        : new DriveDirectory(below(object.prefix)),
    )
    return { paginationToken, objects: await Promise.all(listed) }
  }

  #below<Input extends { Key: string | undefined }>(input: Input): Input {
    return { ...input, Key: `${this.#prefix}${input.Key}` }
  }

  protected override createPutObjectCommand(client: S3Client, input: PutObjectCommandInput) {
    return super.createPutObjectCommand(client, this.#below(input))
  }

  protected override createGetObjectCommand(client: S3Client, input: GetObjectCommandInput) {
    return super.createGetObjectCommand(client, this.#below(input))
  }

  protected override createHeadObjectCommand(client: S3Client, input: HeadObjectCommandInput) {
    return super.createHeadObjectCommand(client, this.#below(input))
  }

  protected override createDeleteObjectCommand(client: S3Client, input: DeleteObjectCommandInput) {
    return super.createDeleteObjectCommand(client, this.#below(input))
  }

  protected override createCopyObjectCommand(client: S3Client, input: CopyObjectCommandInput) {
    const root = `/${this.#bucket}/`
    const CopySource = `${root}${this.#prefix}${input.CopySource?.slice(root.length)}`
    return super.createCopyObjectCommand(client, { ...this.#below(input), CopySource })
  }

  /** What `deleteAll` removes is what this lists. */
  protected override createListObjectsV2Command(client: S3Client, input: ListObjectsV2CommandInput) {
    return super.createListObjectsV2Command(client, { ...input, Prefix: `${this.#prefix}${input.Prefix ?? ''}` })
  }
}
