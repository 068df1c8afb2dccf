import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { fileSize } from '#file-size.ts'
import { AppError } from '../errors.ts'
import { decodeEntryName, leadsOut } from './entry-name.ts'

/** What is taken of a ZIP that somebody has sent. */
export interface ZipLimits {
  /** Files at most. */
  entries: number
  /** Bytes of all unpacked files at most. */
  unpacked: number
}

/** A file in a ZIP. */
export interface ZippedFile {
  /** With '/' between its parts; leads nowhere but into the ZIP. */
  path: string
  /** Bytes, unpacked. */
  size: number
  entry: Entry
}

/** Why a file of a ZIP is not read. */
export interface RefusedFile {
  path: string
  text: string
}

/** A ZIP whose list of files has been read; of the files themselves nothing has. */
export interface OpenZip {
  files: readonly ZippedFile[]
  refused: readonly RefusedFile[]
  /** Reads a file. Throws `DamagedFile` where it is not what the list says. */
  read(file: ZippedFile): Promise<Buffer<ArrayBuffer>>
}

/** A file that does not unpack to what the ZIP says of it. */
export class DamagedFile extends Error {}

/** Packed text shrinks to a tenth, and repetitive text to a fiftieth; a bomb to a thousandth. */
const MAX_RATIO = 200
/** What Finder, Explorer and editors add, and folders. */
const HIDDEN = /(^|\/)(__MACOSX\/|\.(?!\.?\/)|Thumbs\.db$|desktop\.ini$)|\/$/i
/** A link, as Unix says it of a file (`st_mode`, in the upper half of the attributes). */
const isLink = ({ externalFileAttributes }: Entry) => ((externalFileAttributes >>> 16) & 0o170000) === 0o120000

/**
 * Reads the list of a ZIP's files and does `work` with it. Nothing is unpacked to a disk, and nothing before the list fits
 * the limits. Throws 413 for a ZIP beyond them, 422 for a file that is no whole ZIP, has a password or is a bomb.
 * @param path of the ZIP on this machine
 */
export async function readZip<Result>(
  path: string,
  limits: ZipLimits,
  work: (zip: OpenZip) => Promise<Result>,
): Promise<Result> {
  const zip = await openPromise(path, { decodeStrings: false, autoClose: false }).catch(refuseBroken)
  try {
    const { files, refused } = await listFiles(zip, limits)
    return await work({ files, refused, read: (file) => readEntry(zip, file) })
  } finally {
    zip.close()
  }
}

async function listFiles(zip: ZipFile, limits: ZipLimits) {
  try {
    return await readList(zip, limits)
  } catch (error) {
    return error instanceof AppError ? Promise.reject(error) : refuseBroken(error)
  }
}

async function readList(zip: ZipFile, limits: ZipLimits) {
  if (zip.entryCount > limits.entries)
    throw refuse('too-large', `O ZIP tem mais de ${limits.entries.toLocaleString('pt-BR')} arquivos. Divida-o.`)
  const files: ZippedFile[] = []
  const refused: RefusedFile[] = []
  const paths = new Set<string>()
  let [packed, unpacked] = [0, 0]
  for await (const entry of zip.eachEntry()) {
    const path = decodeEntryName(entry.fileNameRaw)
    if (entry.isEncrypted()) throw refuse('invalid', 'O ZIP tem senha. Tire a senha e envie de novo.')
    packed += entry.compressedSize
    unpacked += entry.uncompressedSize
    if (unpacked > limits.unpacked)
      throw refuse('too-large', `Aberto, o ZIP passa de ${fileSize(limits.unpacked)}. Divida-o.`)
    if (entry.uncompressedSize > 1024 * 1024 && entry.uncompressedSize > entry.compressedSize * MAX_RATIO)
      throw refuse('invalid', `“${short(path)}” cresce demais ao abrir: parece um ZIP feito para encher o disco.`)
    const text = leadsOut(path)
      ? 'O caminho leva para fora do ZIP.'
      : isLink(entry)
        ? 'É um atalho, e não um arquivo.'
        : paths.has(path)
          ? 'Já há um arquivo com este nome no ZIP.'
          : !entry.canDecodeFileData()
            ? 'Está comprimido de um jeito que não lemos. Faça um ZIP comum.'
            : undefined
    if (text && !HIDDEN.test(path)) refused.push({ path: short(path), text })
    if (text || HIDDEN.test(path)) continue
    paths.add(path)
    files.push({ path, size: entry.uncompressedSize, entry })
  }
  // Files of a bomb may lie over each other, so that few bytes are unpacked many times.
  if (packed > zip.fileSize) throw refuse('invalid', BROKEN)
  return { files, refused }
}

async function readEntry(zip: ZipFile, { entry, size }: ZippedFile): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let read = 0
  try {
    // yauzl ends the stream with an error where it is not as long as the list says.
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      read += (chunk as Buffer).length
      if (read > size) break
      chunks.push(chunk as Buffer)
    }
  } catch (cause) {
    throw new DamagedFile('a file of the ZIP cannot be unpacked', { cause })
  }
  const bytes = Buffer.concat(chunks)
  if (read !== size || crc32(bytes) !== entry.crc32)
    throw new DamagedFile('a file of the ZIP is not what its list says')
  return bytes
}

const BROKEN = 'O arquivo não é um ZIP inteiro. Faça o ZIP de novo e envie.'

function refuseBroken(cause: unknown): never {
  throw Object.assign(refuse('invalid', BROKEN), { cause })
}

const refuse = (code: 'invalid' | 'too-large', error: string) => new AppError(code, error, { file: error })

/** A path as a refusal shows it. */
const short = (path: string) => (path.length > 120 ? `${path.slice(0, 120)}…` : path)
