import { serve } from '#platform/http/calls.ts'
import { accountsContract } from '../contract.ts'
import { appoint, withdraw } from './administrators.ts'
import { saveChoices } from './choices.ts'
import { removePicture, savePicture } from './face.ts'
import { addPerson, changeEmail, sendLink } from './invite.ts'
import { disablePerson, enablePerson, endSessions, letSeeCosts, listPeople, listStaff } from './people.ts'
import { changePassword, endOtherSessions, endSession, listSessions, readProfile, saveName } from './profile.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeOwnSecondFactor,
  removeSecondFactorOf,
  renewRecoveryCodes,
  requireSecondFactor,
} from './second-factor.ts'
import { login, logout, readSession } from './service.ts'
import { forgotPassword, readLink, setByLink } from './set-by-link.ts'

export const accountsRoutes = serve(accountsContract, {
  login,
  session: readSession,
  logout,
  password: {
    ways: ({ mail }) => ({ data: { mailed: mail.server !== undefined } }),
    forgot: (context, { email }) => forgotPassword(context, email),
    readLink: (context, { token }) => readLink(context, token),
    set: setByLink,
  },
  profile: {
    read: readProfile,
    save: saveName,
    savePicture: (context, { file }) => savePicture(context, file),
    removePicture,
    choose: saveChoices,
    changePassword,
    sessions: listSessions,
    endSession: (context, { id }) => endSession(context, id),
    secondFactor: {
      begin: beginSecondFactor,
      confirm: confirmSecondFactor,
      recovery: renewRecoveryCodes,
      remove: removeOwnSecondFactor,
    },
    endOthers: endOtherSessions,
  },
  people: {
    list: listPeople,
    add: addPerson,
    sendLink,
    changeEmail,
    disable: disablePerson,
    enable: (context, { id }) => enablePerson(context, id),
    secondFactor: {
      require: requireSecondFactor,
      removeFrom: removeSecondFactorOf,
    },
    seeCosts: letSeeCosts,
    appoint,
    withdraw,
    endSessions: (context, { id }) => endSessions(context, id),
  },
  staff: listStaff,
})
