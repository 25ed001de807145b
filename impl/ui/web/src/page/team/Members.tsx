import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, client } from '../../api/client';
import { installationQuery, queryClient } from '../../api/queries';
import { Failure } from '../../shell/States';
import { Act, Confirm, Form, List, Panel, Secret, Section, When } from './parts';
import { changed, invitationsQuery, membersQuery, roleHints, roleNames, useMay, type Invitation, type Member, type Role } from './team';
import classes from './Team.module.css';

const roleChoices = (Object.keys(roleNames) as Role[]).map((role) => ({ value: role, label: `${roleNames[role]}: ${roleHints[role]}` }));
const roleShort = (Object.keys(roleNames) as Role[]).map((role) => ({ value: role, label: roleNames[role] }));

export function Members() {
  const admin = useMay('admin');
  const members = useQuery(membersQuery);
  // Whoever is invited joins with a password.
  const invites = useQuery(installationQuery).data?.passwords !== false;
  const [removing, setRemoving] = useState<Member>();
  const [inviting, setInviting] = useState(false);
  // One after the other: the arrow keys choose faster than the server answers.
  const setRole = useMutation({
    scope: { id: 'roles' },
    mutationFn: ({ id, role }: { id: string; role: Role }) =>
      answer(client.PATCH('/api/v2/team/member/{id}', { params: { path: { id } }, body: { role } })),
    onSettled: () => changed(membersQuery),
  });
  return (
    <>
      <Section
        title="Members"
        about={
          invites
            ? !admin && 'Admins can invite people and change roles.'
            : 'People join by signing in with the identity provider, which also sets their roles.'
        }
        action={admin && invites && <Button onClick={() => setInviting(true)}>Invite</Button>}
      >
        {setRole.error && <Failure error={setRole.error} />}
        <List query={members} what="members" empty="No members." columns={['Name', 'Email', 'Role']}>
          {(member) => (
            <tr key={member.id}>
              <th scope="row">
                {member.name || member.email}
                {member.isCurrentUser && <span className={classes.muted}> (you)</span>}
              </th>
              <td>{member.email}</td>
              <td>
                {admin ? (
                  <NativeSelect
                    size="xs"
                    aria-label={`Role of ${member.email}`}
                    data={roleShort}
                    value={setRole.isPending && setRole.variables.id === member.id ? setRole.variables.role : member.role}
                    onChange={(e) => setRole.mutate({ id: member.id, role: e.currentTarget.value as Role })}
                    w={120}
                  />
                ) : (
                  roleNames[member.role]
                )}
              </td>
              <td>{admin && !member.isCurrentUser && <Act danger name="Remove" of={member.email} onClick={() => setRemoving(member)} />}</td>
            </tr>
          )}
        </List>
      </Section>
      {admin && <Invitations />}
      {inviting && <Invite onClose={() => setInviting(false)} />}
      {removing && (
        <Confirm
          title={`Remove ${removing.name || removing.email}?`}
          submit="Remove"
          onClose={() => setRemoving(undefined)}
          save={() => answer(client.DELETE('/api/v2/team/member/{id}', { params: { path: { id: removing.id } } }))}
          onSaved={() => {
            setRemoving(undefined);
            void changed(membersQuery);
          }}
        >
          <p>Their sessions and keys are revoked immediately. You become the owner of their alerts.</p>
        </Confirm>
      )}
    </>
  );
}

function Invite({ onClose }: { onClose(): void }) {
  const [made, setMade] = useState<{ email: string; role: Role; url: string }>();
  return (
    <Panel title={made ? `Invitation for ${made.email}` : 'Invite member'} onClose={onClose}>
      {made ? (
        <div className={classes.form} role="status">
          <p>
            Send this link to {made.email}. Anyone with the link can join as {roleNames[made.role].toLowerCase()} within 30 days.
          </p>
          <Secret label="Invitation link" value={made.url} />
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => setMade(undefined)}>
              Invite another
            </Button>
            <Button variant="default" onClick={onClose}>
              Done
            </Button>
          </div>
        </div>
      ) : (
        <Form
          submit="Create link"
          onCancel={onClose}
          save={async (value) =>
            (
              await answer(
                client.POST('/api/v2/team/invitation', { body: { email: value('email').trim(), role: value('role') as Role } }),
              )
            ).data
          }
          onSaved={(invitation) => {
            setMade(invitation);
            void queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
          }}
        >
          {(problem) => (
            <>
              <TextInput name="email" type="email" label="Email" required withAsterisk={false} data-autofocus error={problem('email')} />
              <NativeSelect name="role" size="xs" label="Role" data={roleChoices} defaultValue="viewer" error={problem('role')} />
            </>
          )}
        </Form>
      )}
    </Panel>
  );
}

function Invitations() {
  const invitations = useQuery(invitationsQuery);
  const [shown, setShown] = useState<Invitation>();
  const [withdrawing, setWithdrawing] = useState<Invitation>();
  if (invitations.data?.length === 0) return null;
  return (
    <>
      <Section title="Pending invitations">
        <List query={invitations} what="invitations" empty="" columns={['Email', 'Role', 'Invited']}>
          {(invitation) => (
            <tr key={invitation.id}>
              <th scope="row">{invitation.email}</th>
              <td>{roleNames[invitation.role]}</td>
              <td>
                <When time={invitation.createdAt} relative />
              </td>
              <td>
                <Act name="Show link" of={`for ${invitation.email}`} onClick={() => setShown(invitation)} />
                <Act danger name="Revoke" of={invitation.email} onClick={() => setWithdrawing(invitation)} />
              </td>
            </tr>
          )}
        </List>
      </Section>
      {shown && (
        <Panel title={`Invitation for ${shown.email}`} onClose={() => setShown(undefined)}>
          <Secret label="Invitation link" value={shown.url} />
        </Panel>
      )}
      {withdrawing && (
        <Confirm
          title={`Revoke invitation for ${withdrawing.email}?`}
          submit="Revoke"
          onClose={() => setWithdrawing(undefined)}
          save={() => answer(client.DELETE('/api/v2/team/invitation/{id}', { params: { path: { id: withdrawing.id } } }))}
          onSaved={() => {
            setWithdrawing(undefined);
            void changed(invitationsQuery);
          }}
        >
          <p>The link stops working immediately.</p>
        </Confirm>
      )}
    </>
  );
}
