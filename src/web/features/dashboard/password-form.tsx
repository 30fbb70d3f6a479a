import { ChangePasswordForm } from "../../passwords/change-password-form.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.tsx";

interface PasswordFormProps {
  email: string;
  onChanged: () => void;
}

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  return (
    <ChangePasswordForm
      email={email}
      currentLabel="Current password"
      onChanged={() => {
        showToast("Your password is changed. Other devices are signed out.");
        onChanged();
      }}
      button={(busy) => (
        <Button type="submit" variant="secondary" loading={busy} className="justify-self-start">
          Change password
        </Button>
      )}
    />
  );
}
