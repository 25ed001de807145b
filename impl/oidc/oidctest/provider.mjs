// An OpenID Connect provider for tests, with keys of its own. It prints its issuer, and ends with its standard input.
//
// Who signs in is what login_hint says: the claims of a person, as JSON. Without it the sign-in is denied.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [modules, clientID, clientSecret, redirectURI, inIDToken] = process.argv.slice(2);
const { Provider } = await import(pathToFileURL(createRequire(modules + '/').resolve('oidc-provider')));

const accounts = new Map();
const server = createServer().listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientID, client_secret: clientSecret, redirect_uris: [redirectURI] }],
    jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256', kid: 'test' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    conformIdTokenClaims: inIDToken !== 'true',
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (ctx, id) => ({ accountId: id, claims: () => accounts.get(id) }),
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', async (req, res) => {
    if (!req.url.startsWith('/interaction/')) {
      handle(req, res);
      return;
    }
    const { params } = await provider.interactionDetails(req, res);
    let result = { error: 'access_denied' };
    if (params.login_hint) {
      const claims = JSON.parse(params.login_hint);
      accounts.set(claims.sub, claims);
      result = { login: { accountId: claims.sub } };
    }
    await provider.interactionFinished(req, res, result);
  });
  console.log(issuer);
});
process.stdin.resume().on('end', () => process.exit(0));
