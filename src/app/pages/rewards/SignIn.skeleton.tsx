import '../../ui/bones/Bones.css';
import './sign-in-layout.css';
import { SignInBones } from './SignInBones.tsx';

/** The sign-in activity before its script. */
export default function SignInSkeleton() {
  return <SignInBones />;
}
